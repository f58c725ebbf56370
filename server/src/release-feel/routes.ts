import { FeelReports, ReleaseCountsQuery, ReleaseFeelCounts, type FeelReport } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { capByAddress } from '../releases/cap-reports.ts';
import { listVersions } from '../releases/list-versions.ts';
import { reportRoute } from '../releases/report-route.ts';
import { createFeelCounts } from './feel.ts';

const failed = 'This is no report of how a release feels.';

/** How each version of the front end feels in people's browsers, as numbers by day. Nothing of a visitor is stored. */
export function releaseFeelRoutes(app: App, context: Context): void {
  const counts = createFeelCounts(context.db, context.clock);
  reportRoute(app, context, {
    path: '/releases/feel',
    summary: 'Reports of a tab: how fast and how steady the versions were that it showed',
    shape: FeelReports,
    failed,
    counts,
    async cap(address, reports) {
      const capped: FeelReport[] = [];
      for (const report of reports)
        if (await capByAddress(context.limits, address, `feel ${report.name} ${report.version}`)) capped.push(report);
      return capped;
    },
  });

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
