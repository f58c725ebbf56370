import { benchAdmin } from './bench/admin.ts';
import { benchBuilds, benchStarts } from './bench/builds.ts';
import { benchPages } from './bench/pages.ts';
import { checkSizes } from './bench/sizes.ts';
import { chooseNamed, readCount, readOptions, runFor } from './processes/options.ts';
import { endAll, onEnd } from './processes/product.ts';

const benches: Record<string, (runs: number) => unknown> = {
  sizes: checkSizes,
  builds: benchBuilds,
  starts: benchStarts,
  pages: benchPages,
  admin: benchAdmin,
};

const usage = `npm run bench [-- --runs 5 --only sizes,pages]

Figures of the product; a size above its bar makes it fail.
  --runs NUMBER   of which the medians are taken (5)
  --only LIST     of ${Object.keys(benches).join(', ')}`;

await runFor(async () => {
  const { values } = readOptions(usage, { runs: { type: 'string', default: '5' }, only: { type: 'string' } });
  const runs = readCount('runs', values.runs);
  const chosen = chooseNamed('only', benches, values.only);
  onEnd(endAll);
  for (const [, bench] of chosen) await bench(runs);
});
process.exit();
