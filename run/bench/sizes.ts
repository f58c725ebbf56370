import type { Browser } from '@playwright/test';
import { bringUpToDate } from '../product/releases.ts';
import { measureComponents } from './components.ts';
import { measureCores } from './core-sizes.ts';
import { listScripts } from './first-visit.ts';
import { withStack } from './stack.ts';
import { visit } from './visit.ts';

/** Bars of size, in brotli bytes: what is above them fails. */
const remoteBars = [{ remote: 'mf_dashboard', path: '/dashboard', ready: /^Welcome/, most: 30_000 }];

/** What a first visit may load of scripts, the host's own included, in brotli bytes. */
const mostOfContent = 132_500;
// The assessment is a tool: its questions come with its first screen, so that it goes on without a line. The library
// has its filters and the pages of guides in one chunk, because they are one route.
const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';
const mostOf: Record<string, number> = {
  '/': 147_500,
  '/assessment': 137_500,
  '/resources': 136_500,
  [blog]: 135_500,
};

async function checkFirstVisits(browser: Browser, web: string): Promise<void> {
  console.log('\nScripts of a first visit, the host included (brotli)');
  for (const path of ['/', '/campaigns', '/blog', blog, '/resources', '/assessment', '/about', '/contact', '/terms']) {
    const { scripts } = await visit(browser, `${web}${path}`, { ready: /./ });
    const most = mostOf[path] ?? mostOfContent;
    const above = scripts > most ? `   ABOVE by ${scripts - most}` : '';
    console.log(`  ${path.padEnd(50)} ${`${scripts} B`.padStart(12)}   of ${most}${above}`);
    if (above) process.exitCode = 1;
  }
}

async function checkComponents(): Promise<void> {
  console.log('\nOne component on a page (brotli)            scripts   styles   budget');
  for (const { name, scripts, styles, most, fits } of await measureComponents()) {
    const columns = [scripts, styles, most].map((bytes) => String(bytes).padStart(8)).join(' ');
    console.log(`  ${name.padEnd(40)} ${columns}${fits ? '' : '   ABOVE'}`);
    if (!fits) process.exitCode = 1;
  }
}

async function checkCores(): Promise<void> {
  console.log('\nWhat every first visit loads of the shared packages (scripts, brotli)');
  for (const { name, bytes, most } of await measureCores()) {
    console.log(`  ${name.padEnd(40)} ${String(bytes).padStart(8)} of ${most}${bytes > most ? '   ABOVE' : ''}`);
    if (bytes > most) process.exitCode = 1;
  }
}

/**
 * Sizes of the cores, of components, of what a remote adds to a first visit, and of first visits. One above its bar
 * sets the exit code.
 */
export async function checkSizes(): Promise<void> {
  await checkCores();
  await checkComponents();
  await withStack([23100, 24100], {}, async ({ web, env, browser, start, signIn }) => {
    await bringUpToDate(env.RELEASE_STORE);
    await start();
    const storageState = await signIn();
    for (const { remote, path, ready, most } of remoteBars) {
      const address = `${web}${path}`;
      const files = await listScripts(browser, { address, store: env.RELEASE_STORE, remote, storageState, ready });
      const sum = files.reduce((all, [, bytes]) => all + bytes, 0);
      console.log(
        `\n${remote} adds to a first visit of ${path}: ${sum} B of script in ${files.length} files (bar: ${most})${sum > most ? '   ABOVE' : ''}`,
      );
      for (const [file, bytes] of files) console.log(`  ${file.padEnd(50)} ${bytes}`);
      if (sum > most) process.exitCode = 1;
    }
    await checkFirstVisits(browser, web);
  });
}
