import type { ReleaseReport } from '@cyberharbour/shared-api/contract';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { hour } from '../clock/durations.ts';

/**
 * How long counts wait to be written, in milliseconds: a page view must not cost a write of its own. A crash loses as
 * much.
 */
const wait = 1000;

/** Versions that one process takes counts of within an hour: whoever makes up versions fills no table. */
const most = 200;

interface Count {
  sessions: number;
  errors: number;
}

/** Sums up the reports of tabs, and adds them to the counters in the database, which all server processes share. */
export function createReleaseCounts(db: Db, clock: () => number) {
  let waiting = new Map<string, Count>();
  let known = { since: clock(), versions: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const batch = waiting;
    waiting = new Map();
    if (batch.size === 0) return;
    try {
      await transact(db, async (tx) => {
        for (const [version, { sessions, errors }] of batch) {
          if (sessions > 0) await counters.add(tx, 'release-sessions', version, sessions);
          if (errors > 0) await counters.add(tx, 'release-errors', version, errors);
        }
      });
    } catch (error) {
      for (const [version, count] of batch) addUp(version, count);
      throw error;
    }
  };
  const addUp = (version: string, { sessions, errors }: Count) => {
    const count = waiting.get(version) ?? { sessions: 0, errors: 0 };
    waiting.set(version, { sessions: count.sessions + sessions, errors: count.errors + errors });
  };
  /** One at a time, so that a count which could not be written is there for the next. */
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const isKnown = (version: string) => {
    if (clock() - known.since > hour) known = { since: clock(), versions: new Set() };
    if (known.versions.size < most) known.versions.add(version);
    return known.versions.has(version);
  };

  return {
    take(reports: readonly ReleaseReport[]) {
      for (const { name, version, session, error } of reports) {
        const key = `${name} ${version}`;
        if (isKnown(key)) addUp(key, { sessions: Number(session), errors: Number(error) });
      }
      // What fails here is tried again with the next count, and said to whoever asks for counts.
      timer ??= setTimeout(() => void flush().catch(() => undefined), wait).unref();
    },
    async read(name: string, versions: readonly string[]) {
      await flush();
      const keys = versions.map((version) => `${name} ${version}`);
      const [sessions, errors] = [
        await counters.read(db, 'release-sessions', keys),
        await counters.read(db, 'release-errors', keys),
      ];
      return versions.map((version) => ({
        version,
        sessions: sessions[`${name} ${version}`] ?? 0,
        errors: errors[`${name} ${version}`] ?? 0,
      }));
    },
    flush,
  };
}
