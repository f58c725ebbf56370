import { rmSync } from 'node:fs';
import { root } from '../root.ts';
import { askDatabase } from './database.ts';
import type { DrillCluster } from './drill-cluster.ts';
import { restartEach } from './faults.ts';
import { type Answer, readPosts } from './load.ts';
import { drillMigration, writeNextRelease } from './next-release.ts';
import { describeStatuses } from './report.ts';
import { report, today } from './report-page.ts';

interface Wanted {
  writes: number;
  reads: number;
  /** Requests that have to be made meanwhile, in both directions together. */
  requests: number;
}

/** Neither what was asked for, nor that it is as it was. */
const isFailure = ({ status }: Answer) => ![200, 201, 304].includes(status);

/**
 * A release of the API and of the web server that migrates the database: one process after the other, under load; then
 * back to the release before, as often as it takes.
 */
export async function drillRelease(drill: DrillCluster, { requests, ...rates }: Wanted): Promise<void> {
  const { cluster } = drill;
  const tree = writeNextRelease();
  const load = drill.load(rates);
  let [rounds, migrated] = [0, 0];
  try {
    load.start();
    while (load.answers.length < requests) {
      for (const to of [tree, root]) {
        const processes = [...cluster.plan.apis, ...cluster.plan.webs];
        await restartEach(cluster, processes, (name) => cluster.changeTree(name, to));
        const known = await askDatabase(cluster.plan, 'select name from kysely_migration');
        if (!known.includes(drillMigration)) throw new Error('The release migrated nothing.');
        console.log(`${to === tree ? 'to the next release' : 'back'}: ${describeStatuses(load.answers)}`);
      }
      rounds += 1;
      migrated = Number((await askDatabase(cluster.plan, 'select count(drilled) from blogs'))[0]);
    }
  } finally {
    await load.stop();
    rmSync(tree, { recursive: true, force: true });
  }
  const stored = await readPosts(drill.api, drill.members);
  const row = [
    'API and web, with a migration, and back',
    `${rounds} times each way`,
    String(migrated),
    `${rates.writes} + ${rates.reads}`,
    `${load.answers.filter(isFailure).length} of ${load.answers.length}`,
    String(load.acknowledged.size),
    String([...load.acknowledged.keys()].filter((id) => !stored.ids.has(id)).length),
    String([...stored.titles.values()].filter((count) => count > 1).length),
    today(),
  ];
  console.log(`${row.join(' | ')}\n${describeStatuses(load.answers)}`);
  report({
    heading: 'Rolling release',
    words: `Three API processes and two web servers are replaced one after the other, with those of a copy of this tree that has one migration
more (a table, a column, words in every post), and then with those of this tree again. Half of the writes go through the web servers.
Failed: anything but 200, 201 and 304, a refusal included.`,
    columns: [
      'Release',
      'Times',
      'Posts migrated',
      'Writes + reads a second',
      'Requests failed',
      'Acknowledged',
      'Lost',
      'Twice',
      'Day',
    ],
    rows: [row],
  });
}
