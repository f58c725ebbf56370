#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@cyberharbour/platform/releases';
import { readSettings } from './settings.ts';
import { writeSite } from './static-site.ts';
import { verifiedSet } from './verified-set.ts';

/** What `mf export` runs: the page is the shell's own business. */
try {
  const { out } = parseArgs({ options: { out: { type: 'string', default: 'site' } } }).values;
  const { store: folder, keys, apiOrigin } = readSettings(process.env);
  const store = await openStore(folder, keys);
  const faults: unknown[] = [];
  const live = await verifiedSet(store, [], {
    report: (found) => faults.push(...found.values()),
    keep: async () => undefined,
  })();
  if (faults.length > 0) throw new Error(faults.map(String).join('\n'));
  const paths = await writeSite(store, live, apiOrigin, resolve(out));
  console.log(JSON.stringify({ out: resolve(out), paths: paths.length }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
