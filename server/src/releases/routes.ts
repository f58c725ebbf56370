import {
  Done,
  ReleaseCounts,
  ReleaseCountsQuery,
  ReleaseReports,
  ReleaseReportsQuery,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import type { App, Context } from '../context.ts';
import { capReports } from './cap-reports.ts';
import { listVersions } from './list-versions.ts';
import { readBeacon } from './read-beacon.ts';
import { createReleaseCounts } from './release-counts.ts';
import { readTicket } from './ticket.ts';

const failed = 'This is no count of a release.';

/**
 * How each version of the front end does in people's browsers: what `cyberharbour-mf promote --watch` judges a trial
 * by. Nothing of a visitor is stored.
 */
export function releaseRoutes(app: App, context: Context): void {
  const { db, clock, limits } = context;
  const counts = createReleaseCounts(db, clock);
  app.addHook('preClose', () =>
    counts.flush().catch((error: unknown) => app.log.error({ err: error }, 'the last counts of releases are lost')),
  );

  app.post(
    '/releases/outcomes',
    {
      bodyLimit: 4096,
      config: { failed, everyone: 'Tabs of visitors report; what counts is decided by the ticket and by limits.' },
      schema: {
        summary: 'Reports of a tab: which versions it loaded, and which failed',
        consumes: ['text/plain'],
        querystring: ReleaseReportsQuery,
        body: z.string(),
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await limits.releaseReportsPerAddress.take(request.ip);
      const reports = readBeacon(ReleaseReports, request.body, failed);
      const isAllowed = readTicket(context.releaseReportKey, request.query.ticket, clock());
      // What does not count is no error: a tab that is older than this server can do nothing about it.
      counts.take(await capReports(limits, request.ip, reports.filter(isAllowed)));
      return { success: true as const };
    },
  );

  app.get(
    '/releases/counts',
    {
      config: { failed, everyone: 'Nothing of a visitor is counted.' },
      schema: {
        summary: 'How often each version was loaded, and how often it failed',
        querystring: ReleaseCountsQuery,
        response: responseShapes(200, ReleaseCounts),
      },
    },
    async ({ query }) => ({
      success: true as const,
      counts: await counts.read(query.name, listVersions(query)),
    }),
  );
}
