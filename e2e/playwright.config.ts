import { chromiumArguments } from '@cyberharbour/processes';
import { defineConfig } from '@playwright/test';

/** A real Chromium, without windows; whoever starts the journeys says where it is, else Playwright's own is taken. */
const executablePath = process.env['HEADLESS_CHROMIUM'] ?? process.env['CHROMIUM'];

// eslint-disable-next-line no-restricted-syntax -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  // `npm run heavy` asks for those of the pipeline, and for the heavy ones, which take minutes each.
  testIgnore: process.env['HEAVY'] ? [] : ['heavy/**', ...(process.env['PIPELINE'] ? [] : ['pipeline/**'])],
  outputDir: 'test-results',
  globalSetup: './product/seeded-data.ts',
  // Each worker has a product of its own, and mostly waits. The heavy ones measure, so each has the machine to itself.
  workers: process.env['HEAVY'] ? 1 : 3,
  // Far above what a machine three times as slow takes: whatever fails by time alone says nothing.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ...(process.env['REPORT'] ? [['json', { outputFile: process.env['REPORT'] }] as const] : [])],
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A trace of each action takes a tenth of the time: TRACE=on npm test -- journeys records those of failures.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
