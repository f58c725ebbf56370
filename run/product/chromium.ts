import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { UserError } from '../processes/product.ts';
import { findOnPath, installPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findInstalled = () => names.map(findOnPath).find(Boolean) ?? elsewhere.find((file) => existsSync(file));

function installByPlaywright(): string | undefined {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore' }).status !== 0) return undefined;
  const path = execFileSync(
    process.execPath,
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { cwd: join(root, 'e2e'), encoding: 'utf8' },
  );
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium: the one that CHROMIUM names, one that is installed, else one that is installed now.
 * @returns its path
 * @throws UserError when none can be had
 */
export function findChromium(log: (line: string) => void): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new UserError(`CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const found = findInstalled();
  if (found) return found;
  log('Installing Chromium for the browser journeys (once)');
  installPackages(['chromium']);
  const path = findInstalled() ?? installByPlaywright();
  if (!path)
    throw new UserError(
      'The browser journeys need Chromium or Chrome, and none could be installed. Install the package `chromium` of your system, or set CHROMIUM to a browser that is there.',
    );
  return path;
}

const headlessShell = 'chromium-headless-shell';

/**
 * Finds the build of Chromium without windows: the same engine for a third of the processor time of a page. It lacks
 * the cache for the way back. Debian has it as a package, which is installed where that is possible.
 * @returns its path; that of CHROMIUM where it is set, or of any other Chromium where there is no such build
 * @throws UserError when there is no browser at all
 */
export function findHeadlessChromium(log: (line: string) => void): string {
  const chromium = findChromium(log);
  if (process.env.CHROMIUM) return chromium;
  if (!findOnPath(headlessShell)) installPackages([headlessShell]);
  return findOnPath(headlessShell) ?? chromium;
}
