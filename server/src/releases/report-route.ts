import { Done, ReleaseReportsQuery, type ReleaseReport } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { readBeacon } from './read-beacon.ts';
import { readTicket } from './ticket.ts';

interface ReportKind<Report> {
  path: string;
  summary: string;
  /** What the body of a report is, as JSON in plain text. */
  shape: z.ZodMiniType<Report[]>;
  /** Said where a body is no such report. */
  failed: string;
  counts: { take(reports: readonly Report[]): void; flush(): Promise<void> };
  /** Leaves of reports what still counts from this address. */
  cap: (address: string, reports: readonly Report[]) => Promise<readonly Report[]>;
}

/** A call by which tabs of visitors report about the versions that they show. Nothing of a visitor is stored. */
export function reportRoute<Report extends Pick<ReleaseReport, 'name' | 'version'>>(
  app: App,
  context: Context,
  { path, summary, shape, failed, counts, cap }: ReportKind<Report>,
): void {
  app.addHook('preClose', () =>
    counts.flush().catch((error: unknown) => app.log.error({ err: error }, `the last reports to ${path} are lost`)),
  );
  app.post(
    path,
    {
      bodyLimit: 4096,
      config: { failed, everyone: 'Tabs of visitors report; what counts is decided by the ticket and by limits.' },
      schema: {
        summary,
        consumes: ['text/plain'],
        querystring: ReleaseReportsQuery,
        body: z.string(),
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await context.limits.releaseReportsPerAddress.take(request.ip);
      const reports = readBeacon(shape, request.body, failed);
      const isAllowed = readTicket(context.releaseReportKey, request.query.ticket, context.clock());
      // What does not count is no error: a tab that is older than this server can do nothing about it.
      counts.take(await cap(request.ip, reports.filter(isAllowed)));
      return { success: true as const };
    },
  );
}
