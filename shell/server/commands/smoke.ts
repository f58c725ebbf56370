#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { liveSet, openStore, ReleaseRefused } from '@cyberharbour/releases';
import { readSettings } from '../settings/settings.ts';
import { findBrowser } from '../smoke/find-browser.ts';
import { smokeReasons } from '../smoke/smoke-mount.ts';

/** Run by `cyberharbour-mf promote` before a pointer moves. Prints `{ checked, reasons, why }`. */
async function main(): Promise<object> {
  const { name = '', version = '' } = parseArgs({
    options: { name: { type: 'string' }, version: { type: 'string' } },
  }).values;
  const { store: location, keys } = readSettings(process.env);
  const store = await openStore(location, keys);
  const browser = findBrowser(process.env);
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
