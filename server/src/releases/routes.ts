import { ReleaseCounts, ReleaseCountsQuery, ReleaseReports } from '@cyberharbour/shared-api/contract';
import { responseShapes } from '../http/responses.ts';
import type { App, Context } from '../context.ts';
import { capReports } from './cap-reports.ts';
import { listVersions } from './list-versions.ts';
import { createReleaseCounts } from './release-counts.ts';
import { reportRoute } from './report-route.ts';

const failed = 'This is no count of a release.';

/**
 * How each version of the front end does in people's browsers: what `cyberharbour-mf promote --watch` judges a trial
 * by. Nothing of a visitor is stored.
 */
export function releaseRoutes(app: App, context: Context): void {
  const counts = createReleaseCounts(context.db, context.clock);
  reportRoute(app, context, {
    path: '/releases/outcomes',
    summary: 'Reports of a tab: which versions it loaded, and which failed',
    shape: ReleaseReports,
    failed,
    counts,
    cap: (address, reports) => capReports(context.limits, address, reports),
  });

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
