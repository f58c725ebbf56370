import {
  Done,
  FeelReports,
  ReleaseCountsQuery,
  ReleaseFeelCounts,
  ReleaseReportsQuery,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { capByAddress } from '../releases/cap-reports.ts';
import { readBeacon } from '../releases/read-beacon.ts';
import { readTicket } from '../releases/ticket.ts';
import { createFeelCounts } from './feel.ts';
import { listVersions } from '../releases/list-versions.ts';

const failed = 'This is no report of how a release feels.';

/** How each version of the front end feels in people's browsers, as numbers by day. Nothing of a visitor is stored. */
export function releaseFeelRoutes(app: App, context: Context): void {
  const { db, clock, limits } = context;
  const counts = createFeelCounts(db, clock);
  app.addHook('preClose', () =>
    counts.flush().catch((error: unknown) => app.log.error({ err: error }, 'the last reports of releases are lost')),
  );

  app.post(
    '/releases/feel',
    {
      bodyLimit: 4096,
      config: { failed, everyone: 'Tabs of visitors report; what counts is decided by the ticket and by limits.' },
      schema: {
        summary: 'Reports of a tab: how fast and how steady the versions were that it showed',
        consumes: ['text/plain'],
        querystring: ReleaseReportsQuery,
        body: z.string(),
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await limits.releaseReportsPerAddress.take(request.ip);
      const reports = readBeacon(FeelReports, request.body, failed);
      const isAllowed = readTicket(context.releaseReportKey, request.query.ticket, clock());
      const counted = [];
      for (const report of reports.filter(isAllowed))
        if (await capByAddress(limits, request.ip, `feel ${report.name} ${report.version}`)) counted.push(report);
      counts.take(counted);
      return { success: true as const };
    },
  );

  app.get(
    '/releases/feel',
    {
      config: { failed, everyone: 'Nothing of a visitor is counted.' },
      schema: {
        summary: 'How versions felt: page views by measure and class',
        querystring: ReleaseCountsQuery,
        response: responseShapes(200, ReleaseFeelCounts),
      },
    },
    async ({ query }) => ({
      success: true as const,
      feel: await counts.read(query.name, listVersions(query)),
    }),
  );
}
