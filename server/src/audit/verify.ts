import type { Db } from '../database/database.ts';
import { hashEntry } from './record.ts';
import { entriesAfter, readHead } from './store.ts';

const piece = 1000;

/**
 * @returns how many entries the log holds, and the first number at which the chain is broken (null when it is whole)
 */
export async function verifyChain(db: Db): Promise<{ entries: number; brokenAt: number | null }> {
  const head = await readHead(db);
  let [seq, hash] = [0, ''];
  while (seq < head.seq) {
    const entries = await entriesAfter(db, seq, piece);
    for (const entry of entries) {
      if (entry.seq !== seq + 1 || entry.hash !== hashEntry(entry, hash))
        return { entries: head.seq, brokenAt: seq + 1 };
      ({ seq, hash } = entry);
      // What came while we read is looked at next time.
      if (seq === head.seq) break;
    }
    if (entries.length === 0) return { entries: head.seq, brokenAt: seq + 1 };
  }
  // An entry behind the last one was put there by somebody else, unless the log has grown meanwhile.
  const [more] = await entriesAfter(db, head.seq, 1);
  if (more && (await readHead(db)).seq === head.seq) return { entries: head.seq, brokenAt: more.seq };
  return { entries: head.seq, brokenAt: hash === head.hash ? null : seq };
}
