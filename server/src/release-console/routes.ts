import {
  ReleaseDifference,
  ReleaseDifferenceQuery,
  ReleaseGates,
  ReleaseGatesQuery,
  ReleaseList,
  ReleaseMove,
  ReleaseMoved,
  ReleaseUnitAnswer,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { moveUnit } from './move-unit.ts';
import { listUnits, readDifference, readGates, readUnit } from './read-units.ts';

/** The release console: every administrator reads, members of a unit's team move it. */
export function releaseConsoleRoutes(app: App, context: Context): void {
  const { admin } = context.guards;
  const item = { of: 'releases', reach: 'every' } as const;
  const failed = 'Failed to load releases.';

  app.get(
    '/admin/releases',
    {
      onRequest: admin,
      config: { failed },
      schema: {
        summary: 'What is live, on trial, pinned and disabled, and how it does',
        response: responseShapes(200, ReleaseList),
      },
    },
    async (request) => ({ success: true as const, units: await listUnits(context, viewerOf(request)) }),
  );

  app.get(
    '/admin/releases/:id',
    {
      onRequest: admin,
      config: { failed, item },
      schema: {
        summary: 'One unit of release: its versions and its history, newest first',
        params: IdParams,
        response: responseShapes(200, ReleaseUnitAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      ...(await readUnit(context, viewerOf(request), request.params.id)),
    }),
  );

  app.get(
    '/admin/releases/:id/gates',
    {
      onRequest: admin,
      config: { failed: 'The gates could not be asked.', item },
      schema: {
        summary: 'Every reason why a version may not go live; the smoke mount is tried at the promotion alone',
        params: IdParams,
        querystring: ReleaseGatesQuery,
        response: responseShapes(200, ReleaseGates),
      },
    },
    async (request) => ({
      success: true as const,
      ...(await readGates(context, viewerOf(request), request.params.id, request.query.version)),
    }),
  );

  app.get(
    '/admin/releases/:id/difference',
    {
      onRequest: admin,
      config: { failed: 'The versions could not be compared.', item },
      schema: {
        summary: 'What is different between two versions: routes, sizes, names, files',
        params: IdParams,
        querystring: ReleaseDifferenceQuery,
        response: responseShapes(200, ReleaseDifference),
      },
    },
    async (request) => ({
      success: true as const,
      ...(await readDifference(context, viewerOf(request), request.params.id, request.query)),
    }),
  );

  app.post(
    '/admin/releases/:id/moves',
    {
      onRequest: admin,
      config: { failed: 'It was not moved.', item },
      schema: {
        summary: 'Promote, roll back, pin, unpin, disable or enable; members of its team, after a fresh check',
        params: IdParams,
        body: ReleaseMove,
        response: responseShapes(200, ReleaseMoved),
      },
    },
    async (request) => ({
      success: true as const,
      live: await moveUnit(context, viewerOf(request), request.params.id, request.body),
    }),
  );
}
