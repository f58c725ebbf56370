import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'csv-stringify';
import type { Order } from './order.ts';
import { type PageRequest, type PositionedRow, positionAfter } from './paging.ts';

const batchSize = 500;

export const wantsCsv = ({ headers }: FastifyRequest) => /\btext\/csv\b/.test(headers.accept ?? '');

export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/** Sends the whole of a list, row by row as it is read: however long it is, it is never all in memory. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
): FastifyReply {
  // A cell that starts like a formula is text for a spreadsheet too (OWASP, CSV injection).
  const table = stringify({ header: true, columns: Object.keys(columns), bom: true, escape_formulas: true });
  const cells = async function* () {
    for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
  };
  const source = Readable.from(cells());
  source.once('error', (error) => table.destroy(error));
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      vary: 'Accept, Origin',
    })
    .send(source.pipe(table));
}

/**
 * Every row behind a filter, read in pieces by the same query that shows pages; a whole list belongs on the heavy
 * connection.
 */
export async function* readEveryRow<Row extends PositionedRow>(
  order: Order | undefined,
  read: (request: PageRequest) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: PageRequest['after'] = null;
  for (;;) {
    const rows = await read({ limit: batchSize, after });
    yield* rows.slice(0, batchSize);
    const last = rows[batchSize - 1];
    if (rows.length <= batchSize || !last) return;
    after = positionAfter(last, order);
  }
}

export const formatTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());
