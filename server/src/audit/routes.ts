import { AuditCheck, type AuditEntry, AuditPage, AuditQuery, limits } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import { type Columns, formatTime, sendCsv, wantsCsv } from '../lists/csv.ts';
import type { App, Context } from '../context.ts';
import { staleCursorError } from '../lists/paging.ts';
import { type AuditFilter, countEntries, everyEntry, listEntries, readHead, type ReadEntry } from './store.ts';
import { verifyChain } from './verify.ts';

/** What administrators did, newest first. */
export function auditRoutes(app: App, { db, heavy, guards }: Context): void {
  const schema = {
    summary: 'What administrators did, newest first; as a table for Accept: text/csv',
    querystring: AuditQuery,
    response: responseShapes(200, AuditPage),
  };
  app.get(
    '/admin/audit',
    { onRequest: guards.admin, config: { failed: 'Failed to load the history.', table: true }, schema },
    async (request, reply) => {
      const { query } = request;
      if (wantsCsv(request)) return sendCsv(reply, 'audit', columns, everyEntry(heavy, query));
      const source = isNarrowed(query) ? heavy : db;
      const limit = query.limit ?? limits.pageDefault;
      const rows = limit === 0 ? [] : await listEntries(source, query, limit + 1, place(query.cursor));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        success: true as const,
        entries: rows.slice(0, limit).map(show),
        nextCursor: last ? String(last.seq) : null,
        // The log has no gaps: its last number is how many there are.
        total: isNarrowed(query) ? await countEntries(heavy, query) : (await readHead(db)).seq,
      };
    },
  );

  // Whoever asks meanwhile gets the same answer: the whole log is read.
  let running: ReturnType<typeof verifyChain> | null = null;
  const checkOnce = () =>
    (running ??= verifyChain(heavy).finally(() => {
      running = null;
    }));
  app.get(
    '/admin/audit/check',
    {
      onRequest: guards.admin,
      config: { failed: 'The log could not be checked.' },
      schema: {
        summary: 'Whether the chain of the log is whole: every entry carries the hash of the one before',
        response: responseShapes(200, AuditCheck),
      },
    },
    async () => ({ success: true as const, ...(await checkOnce()) }),
  );
}

const isNarrowed = ({ kind, item, actor, action, q, from, to }: AuditFilter) =>
  Boolean(kind || item || actor || action || q || from || to);

function place(cursor: string | undefined): number | null {
  if (!cursor) return null;
  if (!/^\d{1,15}$/.test(cursor)) throw staleCursorError();
  return Number(cursor);
}

const facts = (text: string | null) => (text === null ? null : (JSON.parse(text) as NonNullable<AuditEntry['before']>));

const show = (row: ReadEntry): AuditEntry => ({
  seq: row.seq,
  at: new Date(row.at).toISOString(),
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name },
  action: row.action,
  // The contract names every kind that is written here.
  kind: row.kind as AuditEntry['kind'],
  itemId: row.item_id,
  itemName: row.item_name,
  before: facts(row.before),
  after: facts(row.after),
  reason: row.reason,
  requestId: row.request_id,
  hash: row.hash,
});

const columns: Columns<ReadEntry> = {
  Number: (row) => row.seq,
  When: (row) => formatTime(row.at),
  Who: (row) => row.actor_name ?? row.actor_id,
  Action: (row) => row.action,
  Item: (row) => row.item_id,
  Before: (row) => row.before,
  After: (row) => row.after,
  Reason: (row) => row.reason,
  Request: (row) => row.request_id,
  Hash: (row) => row.hash,
};
