import type { Db } from '../database/database.ts';
import type { AuditRow } from '../database/audit-tables.ts';
import { digestEmptied, type Erasing } from './erase.ts';
import { hashEntry } from './record.ts';
import { entriesAfter, readHead } from './store.ts';

const piece = 1000;

/**
 * @returns how many entries the log holds, and the first number at which the chain is broken (null when it is whole)
 */
export async function verifyChain(db: Db): Promise<{ entries: number; brokenAt: number | null }> {
  const head = await readHead(db);
  let [seq, hash] = [0, ''];
  const erasings = new Erasings();
  while (seq < head.seq) {
    const entries = await entriesAfter(db, seq, piece);
    for (const entry of entries) {
      const isRight = entry.erased_by === null ? entry.hash === hashEntry(entry, hash) : entry.erased_by > entry.seq;
      if (entry.seq !== seq + 1 || !isRight || !erasings.accept(entry)) return { entries: head.seq, brokenAt: seq + 1 };
      ({ seq, hash } = entry);
      // What came while we read is looked at next time.
      if (seq === head.seq) break;
    }
    if (entries.length === 0) return { entries: head.seq, brokenAt: seq + 1 };
  }
  // An entry behind the last one was put there by somebody else, unless the log has grown meanwhile.
  const [more] = await entriesAfter(db, head.seq, 1);
  if (more && (await readHead(db)).seq === head.seq) return { entries: head.seq, brokenAt: more.seq };
  return { entries: head.seq, brokenAt: hash === head.hash ? erasings.firstOpen() : seq };
}

/** Entries that lost their words, until the entry that tells of it says the same. */
class Erasings {
  readonly #open = new Map<number, Erasing & { first: number }>();

  /** False where it tells of an erasing that was another one. */
  accept(entry: AuditRow): boolean {
    if (entry.erased_by !== null) {
      const { erased, digest, first } = this.#open.get(entry.erased_by) ?? { erased: 0, digest: '', first: entry.seq };
      this.#open.set(entry.erased_by, { erased: erased + 1, digest: digestEmptied(digest, entry), first });
      return true;
    }
    const said = entry.after === null ? {} : (JSON.parse(entry.after) as Partial<Erasing>);
    const found = this.#open.get(entry.seq) ?? { erased: 0, digest: '' };
    this.#open.delete(entry.seq);
    return (said.erased ?? 0) === found.erased && (said.digest ?? '') === found.digest;
  }

  /** The first entry whose erasing no entry tells of. */
  firstOpen(): number | null {
    const [open] = this.#open.values();
    return open?.first ?? null;
  }
}
