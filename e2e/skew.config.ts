import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** Two releases side by side; run by `npm run heavy`, which builds the older one. */
// eslint-disable-next-line no-restricted-syntax -- Playwright reads the default export
export default defineConfig<object, { api: string }>({
  ...everyday,
  testMatch: '*.skew.ts',
  timeout: 45_000,
  projects: ['N', 'N-1'].map((api) => ({ name: `API ${api}`, use: { api } })),
});
