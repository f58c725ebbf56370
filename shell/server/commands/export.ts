#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@cyberharbour/releases';
import { createSetReader } from '../releases/verified-set.ts';
import { readSettings } from '../settings/settings.ts';
import { writeSite } from '../static-site/write-site.ts';

/** Run by `cyberharbour-mf export`, since only the shell composes pages. Prints `{ out, paths }`. */
try {
  const { out } = parseArgs({ options: { out: { type: 'string', default: 'site' } } }).values;
  const { store: location, keys, apiOrigin } = readSettings(process.env);
  const store = await openStore(location, keys);
  const faults: unknown[] = [];
  const readSet = createSetReader(store, [], {
    report: (found) => faults.push(...found.values()),
    save: () => undefined,
  });
  const set = await readSet();
  if (faults.length > 0) throw new Error(faults.map(String).join('\n'));
  const paths = await writeSite(store, set, apiOrigin, resolve(out));
  console.log(JSON.stringify({ out: resolve(out), paths: paths.length }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
