#!/usr/bin/env node
/**
 * `npx cyberharbour-mf` in this repository, on whatever Node (20 or newer) the machine has: one that reads no
 * TypeScript hands over to the pinned one. The published package starts the compiled program itself.
 */
const program = 'src/cyberharbour-mf.ts';
if (process.features.typescript) await import(new URL(program, import.meta.url).href);
else {
  process.argv.splice(2, 0, `releases/${program}`);
  await import(new URL('../run/pinned.mjs', import.meta.url).href);
}
