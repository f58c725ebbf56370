import { readChanges } from '../changes/store.ts';
import type { Db } from '../database/database.ts';

/** Answers that are saved; the one that was used longest ago goes first. */
const most = 2000;

interface Saved {
  changes: string;
  answer: Promise<unknown>;
}

const byDatabase = new WeakMap<Db, Map<string, Saved>>();

/**
 * What a search of what everybody may read finds, or how many: read once, until something public changes. The hits of a
 * common word are as many as there are posts, and have to be put in order for the first of them already.
 * @param search tells it from every other search
 */
export async function saveSearch<Answer>(
  db: Db,
  search: readonly unknown[],
  read: () => Promise<Answer>,
): Promise<Answer> {
  const saved = byDatabase.get(db) ?? new Map<string, Saved>();
  byDatabase.set(db, saved);
  // Read before the search: an answer may be newer than it says, never older.
  const changes = await readChanges(db);
  const key = JSON.stringify(search);
  const known = saved.get(key);
  saved.delete(key);
  const made = known?.changes === changes ? known : { changes, answer: read() };
  saved.set(key, made);
  // A failure is not shared with later callers.
  made.answer.catch(() => saved.get(key) === made && saved.delete(key));
  const [oldest] = saved.keys();
  if (saved.size > most && oldest !== undefined) saved.delete(oldest);
  return made.answer as Promise<Answer>;
}
