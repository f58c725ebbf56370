import { parseArgs } from 'node:util';
import { benchAdmin } from './bench/admin.ts';
import { benchBuilds, benchStarts } from './bench/builds.ts';
import { benchPages } from './bench/pages.ts';
import { checkSizes } from './bench/sizes.ts';
import { endAll, onEnd } from './processes/product.ts';

/** `npm run bench [-- --runs 5 --only sizes,pages]`: figures of the product; a size above its bar makes it fail. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Number(values.runs);
onEnd(endAll);

for (const [name, bench] of [
  ['sizes', checkSizes],
  ['builds', () => benchBuilds(runs)],
  ['starts', () => benchStarts(runs)],
  ['pages', () => benchPages(runs)],
  ['admin', () => benchAdmin(runs)],
] as const) {
  if (values.only === undefined || values.only.split(',').includes(name)) await bench();
}
process.exit();
