export interface AuditRow {
  seq: number;
  at: number;
  actor_id: string | null;
  action: string;
  kind: string;
  item_id: string;
  /** JSON */
  before: string | null;
  /** JSON */
  after: string | null;
  reason: string | null;
  request_id: string | null;
  hash: string;
  /** Whose words are in it: they are erased with that account. Not part of the hash. */
  words_of: string | null;
  /** The number of the entry that tells of the erasing, once the words are gone. */
  erased_by: number | null;
}

/** The one row that every entry passes, so that two at the same moment stand one after the other. */
export interface AuditHeadRow {
  id: 1;
  seq: number;
  hash: string;
}
