import { readChanges } from '../changes/store.ts';
import type { Db } from '../database/database.ts';

/** Answers that are saved; the one that was used longest ago goes first. */
const most = 2000;

interface Saved {
  /** The number of changes of what is public, before it was read. */
  changes: number;
  answer: Promise<unknown>;
  /** Changes after which it is still right. */
  lasts: number;
}

/** Saves what is read as an answer of that name, for as long as the search that it is a part of. */
export type Save = <Answer>(name: readonly unknown[], read: () => Promise<Answer>) => Promise<Answer>;

const byDatabase = new WeakMap<Db, Map<string, Saved>>();

/**
 * What a search of what everybody may read finds, or how many: read once, until something public changes. The hits of a
 * common word are as many as there are posts, and have to be put in order for the first of them already.
 * @param search tells it from every other search
 * @param lastsFor after how many changes an answer is still right; left out, after none
 */
export async function saveSearch<Answer>(
  db: Db,
  search: readonly unknown[],
  read: (save: Save) => Promise<Answer>,
  lastsFor: (answer: Answer) => number = () => 0,
): Promise<Answer> {
  const saved = byDatabase.get(db) ?? new Map<string, Saved>();
  byDatabase.set(db, saved);
  // Read before the search: an answer may be newer than it says, never older.
  const changes = Number(await readChanges(db));
  const save: Save = (name, readPart) => saveAt(saved, changes, name, readPart, () => 0);
  return saveAt(saved, changes, search, () => read(save), lastsFor);
}

function saveAt<Answer>(
  saved: Map<string, Saved>,
  changes: number,
  name: readonly unknown[],
  read: () => Promise<Answer>,
  lastsFor: (answer: Answer) => number,
): Promise<Answer> {
  const key = JSON.stringify(name);
  const known = saved.get(key);
  saved.delete(key);
  const isRight = known && known.changes <= changes && changes - known.changes <= known.lasts;
  const made = isRight ? known : { changes, answer: read(), lasts: 0 };
  saved.set(key, made);
  const answer = made.answer as Promise<Answer>;
  answer.then(
    (found) => (made.lasts = lastsFor(found)),
    // A failure is not shared with later callers.
    () => saved.get(key) === made && saved.delete(key),
  );
  const [oldest] = saved.keys();
  if (saved.size > most && oldest !== undefined) saved.delete(oldest);
  return answer;
}
