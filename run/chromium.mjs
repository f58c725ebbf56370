import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { Plain } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const installed = () => names.map(onPath).find(Boolean) ?? elsewhere.find((file) => existsSync(file));

function byDebian() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (spawnSync('apt-get', ['install', '-y', 'chromium'], quiet).status === 0) return;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', 'chromium'], quiet);
}

function byPlaywright() {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore' }).status !== 0) return undefined;
  const path = execFileSync(
    process.execPath,
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { cwd: join(root, 'e2e'), encoding: 'utf8' },
  );
  return existsSync(path) ? path : undefined;
}

/** Where a Chromium is: the one that CHROMIUM names, one that is installed, else one that is installed now. @throws Plain when none can be had */
export function chromium(say) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Plain(`CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const found = installed();
  if (found) return found;
  say('Installing Chromium for the browser journeys (once)');
  byDebian();
  const path = installed() ?? byPlaywright();
  if (!path)
    throw new Plain(
      'The browser journeys need Chromium or Chrome, and none could be installed. Install the package `chromium` of your system, or set CHROMIUM to a browser that is there.',
    );
  return path;
}
