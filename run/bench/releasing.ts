import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isChosen, promote, ReleaseStore } from '@cyberharbour/releases';
import { buildWeb } from '../../shell/server/web.ts';
import { runCommand } from '../processes/command.ts';
import { currentVersion, releasable } from '../product/releases.ts';
import { root } from '../root.ts';
import { hashFiles, percentile, timeWork } from './figures.ts';

/** A row of the table: name, value, and the bar that it is held against. */
export type Row = readonly [name: string, value: string, bar: string];

async function mf(folder: string, ...words: string[]): Promise<void> {
  const program = join(root, 'node_modules/.bin/cyberharbour-mf');
  const { code, output } = await runCommand(process.execPath, [program, ...words, '--store', folder]);
  if (code !== 0) throw new Error(output);
}

const otherFiles = (folder: string) =>
  JSON.stringify(
    releasable
      .map((unit) => unit.replace('-', '_'))
      .filter((name) => name !== 'mf_public')
      .map((name) => hashFiles(join(folder, 'r', name))),
  );

/**
 * Releases mf-public once more, and rolls it back again and again.
 * @param place a scratch folder
 * @param folder of the store
 */
export async function benchReleasing(place: string, folder: string, runs: number): Promise<Row[]> {
  const store = new ReleaseStore(folder);
  const first = await currentVersion(store, 'mf_public');
  const before = otherFiles(folder);
  const second = `${first}.next`;
  const seconds = await timeWork(async () => {
    await mf(folder, 'build', 'mf-public', '--version', second);
    await mf(folder, 'publish', 'mf-public', '--version', second);
    await mf(folder, 'promote', 'mf_public', second);
  });
  const isUntouched = before === otherFiles(folder);

  const web = await buildWeb({
    port: 0,
    host: 'localhost',
    apiOrigin: 'http://localhost:4000',
    store: folder,
    state: join(place, 'state'),
  });
  const pageVersion = async () => /"name":"mf_public","version":"([^"]+)"/.exec((await web.inject('/')).body)?.[1];
  const rollbacks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await promote(store, 'mf_public', second);
    await pageVersion();
    const from = performance.now();
    await mf(folder, 'rollback', 'mf_public');
    if ((await pageVersion()) !== first) throw new Error('The next page load did not show the version before.');
    rollbacks.push(performance.now() - from);
  }
  await web.close();
  return [
    ['Release one remote: build (cache warm), publish, promote', `${seconds.toFixed(1)} s`, '60 s'],
    ['Bytes of the shell and the other remotes that changed', isUntouched ? '0' : 'some', '0'],
    [`Roll back: command to the next page, p95 of ${runs}`, `${Math.round(percentile(rollbacks, 0.95))} ms`, '1000 ms'],
  ];
}

/** How evenly a trial draws its visitors, and that nobody leaves it when it is widened. */
export function benchTrials(): Row[] {
  const visitors = Array.from({ length: 200_000 }, () => randomUUID());
  const rows: Row[] = [];
  let narrower = new Set<string>();
  let flipped = 0;
  for (const percent of [0, 1, 10, 30, 100]) {
    const wider = new Set(visitors.filter((visitor) => isChosen(visitor, 'mf_public', percent)));
    flipped += [...narrower].filter((visitor) => !wider.has(visitor as (typeof visitors)[number])).length;
    narrower = wider;
    const chance = 100 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / visitors.length);
    rows.push([
      `Trial at ${percent} %, 200,000 visitors drawn by chance`,
      `${((100 * wider.size) / visitors.length).toFixed(3)} %`,
      `0.1 points; chance alone moves it by ${chance.toFixed(3)}`,
    ]);
  }
  return [...rows, ['Visitors who flip back when a trial is widened', String(flipped), '0']];
}
