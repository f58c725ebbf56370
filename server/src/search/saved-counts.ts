import type { Db } from '../database/database.ts';

/** Searches whose counts are saved; the one that was used longest ago goes first. */
const most = 2000;

interface SavedCount {
  changes: string;
  total: Promise<number>;
}

const byDatabase = new WeakMap<Db, Map<string, SavedCount>>();

/**
 * How many posts a search of what everybody may read finds: counted once, until something public changes. To count the
 * hits of a common word costs as much as to read thousands of rows.
 * @param changes the state of what anybody may read, from before the call
 */
export function saveCount(db: Db, search: string, changes: string, count: () => Promise<number>): Promise<number> {
  const saved = byDatabase.get(db) ?? new Map<string, SavedCount>();
  byDatabase.set(db, saved);
  const known = saved.get(search);
  saved.delete(search);
  const made = known?.changes === changes ? known : { changes, total: count() };
  saved.set(search, made);
  // A failure is not shared with later callers.
  made.total.catch(() => saved.get(search) === made && saved.delete(search));
  const [oldest] = saved.keys();
  if (saved.size > most && oldest !== undefined) saved.delete(oldest);
  return made.total;
}
