import { bringUpToDate } from '../product/releases.ts';
import { median } from './figures.ts';
import { serveSingle } from './serve-single.ts';
import { buildSingle } from './single.ts';
import { withStack } from './stack.ts';
import { visit, type VisitCost } from './visit.ts';

const single = 'http://localhost:23200';

const rows: readonly (readonly [name: string, key: keyof VisitCost, unit: string])[] = [
  ['bytes over the wire (brotli)', 'bytes', 'B'],
  ['requests for code, styles and fonts', 'requests', ''],
  ['depth of the waterfall', 'depth', ''],
  ['first contentful paint', 'first', 'ms'],
  ['largest contentful paint', 'largest', 'ms'],
];

/** First visits of the federated product beside one build of the same sources. */
export const benchPages = (runs: number): Promise<void> =>
  withStack([23100, 24100], { WEB_ORIGINS: `http://localhost:23100,${single}` }, async (stack) => {
    const { web, api, env, browser } = stack;
    await bringUpToDate(env.RELEASE_STORE);
    await stack.start();
    const { dist } = await buildSingle('/api');
    const close = await serveSingle({ dist, port: 23200, api });
    const session = await stack.signIn();
    for (const [path, ready, storageState] of [
      ['/', /Secure Your Business/, undefined],
      ['/blog', /^Blog$/, undefined],
      ['/admin', /On watch/, session],
    ] as const) {
      const federated: VisitCost[] = [];
      const inOneBuild: VisitCost[] = [];
      for (let run = 0; run < runs; run += 1) {
        federated.push(await visit(browser, `${web}${path}`, { storageState, ready }));
        inOneBuild.push(await visit(browser, `${single}${path}`, { storageState, ready }));
      }
      console.log(
        `\n${path}  (medians of ${runs} pairs; 1.6 Mbit/s, 150 ms, 4x CPU)         federated   one build   ratio`,
      );
      for (const [name, key, unit] of rows) {
        const [one, other] = [median(federated.map((cost) => cost[key])), median(inOneBuild.map((cost) => cost[key]))];
        const columns = [one, other].map((value) => `${Math.round(value)} ${unit}`.padStart(12));
        console.log(`  ${name.padEnd(50)} ${columns.join(' ')}   ${(one / other).toFixed(2)}`);
      }
    }
    close();
  });
