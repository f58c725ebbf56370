#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { liveSet, openStore, ReleaseRefused } from '@cyberharbour/platform/releases';
import { readSettings } from './settings.ts';
import { smokeReasons } from './smoke/mount.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The one that CHROMIUM names, else one that is installed. */
function browserHere(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** What `mf promote` runs before a pointer moves. Prints `{ checked, reasons, why }`. */
async function main(): Promise<object> {
  const { name = '', version = '' } = parseArgs({
    options: { name: { type: 'string' }, version: { type: 'string' } },
  }).values;
  const { store: folder, keys } = readSettings(process.env);
  const store = await openStore(folder, keys);
  const browser = browserHere();
  if (!browser) return { checked: false, why: 'there is no Chromium here; CHROMIUM names one' };
  const candidate = await store.release(name, version);
  const live = await liveSet(store).catch((error: unknown) => {
    if (error instanceof ReleaseRefused) return undefined;
    throw error;
  });
  if (!live) return { checked: false, why: 'no shell is live yet' };
  return { checked: true, reasons: await smokeReasons(store, live, candidate, browser) };
}

try {
  console.log(JSON.stringify(await main()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
