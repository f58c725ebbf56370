import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The executable that CHROMIUM names, else the first one on PATH; undefined where there is none. */
export function findBrowser({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  const folders = PATH.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
