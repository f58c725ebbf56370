import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { foldWord, wordsIn } from './words.ts';

/** Words that begin alike are looked for one by one up to here. */
const mostEndings = 100;

/** Two and three letters have an index of their own; a letter alone begins half of all words. */
const hasIndex = (word: string) => word.length > 1 && word.length < 4;
const isOneLetter = (word: string) => /^[a-z\d]$/.test(word);

/**
 * What was typed, for FTS5: all of the words, each also as the beginning of a longer one. The index reads a beginning
 * as one list of everything that has it, before the first row; words that are named whole it reads as far as it is
 * asked to. Nothing typed can be read as an operator.
 */
export async function ftsQuery(db: Db, table: string, q: string): Promise<string> {
  const words = await Promise.all(wordsIn(q).map((word) => matchBeginning(db, table, foldWord(word))));
  return words.join(' AND ');
}

async function matchBeginning(db: Db, table: string, word: string): Promise<string> {
  if (isOneLetter(word)) return `"${word}"`;
  if (hasIndex(word)) return `"${word}"*`;
  const endings = await listEndings(db, table, word);
  return endings.length === 0 || endings.length === mostEndings
    ? `"${word}"*`
    : `(${endings.map((ending) => `"${ending}"`).join(' OR ')})`;
}

/** Words of the index that begin so: each is found from the one before, without a look at how often it occurs. */
async function listEndings(db: Db, table: string, beginning: string): Promise<string[]> {
  const terms = sql.table(`${table}_words_terms`);
  const end = `${beginning}\u{10ffff}`;
  const { rows } = await sql<{ term: string }>`
    with recursive found (term, n) as (
      select (select term from ${terms} where term >= ${beginning} limit 1), 1
      union all
      select (select next.term from ${terms} as next where next.term >= found.term || char(1) limit 1), n + 1
        from found where found.term < ${end} and n < ${mostEndings}
    )
    select term from found where term >= ${beginning} and term < ${end}`.execute(db);
  return rows.map(({ term }) => term);
}
