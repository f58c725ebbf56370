import type { ReleaseReport } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { createBatchedSums } from './batched-sums.ts';
import { createKnownVersions } from './known-versions.ts';

const counted = { session: 'release-sessions', error: 'release-errors' } as const;

/** Sums up the reports of tabs, and adds them to the counters in the database, which all server processes share. */
export function createReleaseCounts(db: Db, clock: () => number) {
  const isKnown = createKnownVersions(clock);
  const sums = createBatchedSums(db, async (tx, key, sum) => {
    const [counter = '', ...version] = key.split(' ');
    await counters.add(tx, counter, version.join(' '), sum);
  });
  return {
    take(reports: readonly ReleaseReport[]) {
      for (const { name, version, session, error } of reports) {
        const key = `${name} ${version}`;
        if (!isKnown(key)) continue;
        sums.add(`${counted.session} ${key}`, Number(session));
        sums.add(`${counted.error} ${key}`, Number(error));
      }
    },
    async read(name: string, versions: readonly string[]) {
      await sums.flush();
      const keys = versions.map((version) => `${name} ${version}`);
      const [sessions, errors] = [
        await counters.read(db, counted.session, keys),
        await counters.read(db, counted.error, keys),
      ];
      return versions.map((version) => ({
        version,
        sessions: sessions[`${name} ${version}`] ?? 0,
        errors: errors[`${name} ${version}`] ?? 0,
      }));
    },
    flush: sums.flush,
  };
}

/** Of every unit and version that was ever counted. */
export async function listReleaseCounts(db: Db, kind: keyof typeof counted) {
  const start = `${counted[kind]}:`;
  const rows = await counters.list(db, counted[kind]);
  return rows.map(({ name, value }) => {
    const [unit = '', version = ''] = name.slice(start.length).split(' ');
    return { unit, version, sum: value };
  });
}
