import { createHash } from 'node:crypto';
import type { AuditRow } from '../database/audit-tables.ts';
import type { Tx } from '../database/transact.ts';
import { type AuditFacts, recordAudit } from './record.ts';
import { eraseEntry, listWordsOf } from './store.ts';

/** What the entry about an erasing says beside everything else. */
export interface Erasing {
  /** How many entries lost their words. */
  erased: number;
  /** Of what is left of them, so that nobody changes that unseen. */
  digest: string;
}

type Emptied = Pick<AuditRow, 'before' | 'after' | 'reason'>;

function withoutTitle(facts: string | null): string | null {
  if (facts === null) return null;
  const rest = Object.entries(JSON.parse(facts) as Record<string, unknown>).filter(([name]) => name !== 'title');
  return JSON.stringify(Object.fromEntries(rest));
}

const empty = ({ before, after }: AuditRow): Emptied => ({
  before: withoutTitle(before),
  after: withoutTitle(after),
  reason: null,
});

/** Adds one more emptied entry, its own hash included, to the digest of those before it. */
export const digestEmptied = (before: string, entry: AuditRow): string => {
  const { seq, at, actor_id, action, kind, item_id, request_id, hash } = entry;
  const rest = [entry.before, entry.after, entry.reason];
  return createHash('sha256')
    .update(JSON.stringify([before, seq, at, actor_id, action, kind, item_id, ...rest, request_id, hash]))
    .digest('base64url');
};

/**
 * Takes an account's words out of the log: titles of its posts, and what moderators wrote to it. The entries and their
 * hashes stay, so the chain does too; the entry that is recorded here says how many lost their words, and a digest of
 * what is left of them.
 */
export async function eraseWords(tx: Tx, userId: string, action: AuditFacts, now: number): Promise<void> {
  const entries = await listWordsOf(tx, userId);
  const digest = entries.reduce((sum, entry) => digestEmptied(sum, { ...entry, ...empty(entry) }), '');
  const erasing: Erasing = { erased: entries.length, digest };
  const seq = await recordAudit(tx, { ...action, after: { ...action.after, ...erasing } }, now);
  for (const entry of entries) await eraseEntry(tx, entry.seq, { ...empty(entry), erased_by: seq });
}
