import { Readable } from 'node:stream';
import { Done, OwnDataAnswer } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { viewerOf } from '../sessions/guards.ts';
import { beginExport, findReadyExport, readOwnData, removeExport } from './own-data.ts';
import { readPieces } from './pieces.ts';

/** All that is stored about a member, as one file for them alone. */
export function ownDataRoutes(app: App, context: Context): void {
  const onRequest = context.guards.signedIn;
  const failed = 'Failed to prepare your data.';

  app.get(
    '/user/export',
    {
      onRequest,
      config: { failed },
      schema: {
        summary: 'How far the file with the member’s data is; null where there is none',
        response: responseShapes(200, OwnDataAnswer),
      },
    },
    async (request) => ({ success: true as const, ownData: await readOwnData(context, viewerOf(request)) }),
  );

  app.post(
    '/user/export',
    {
      onRequest,
      config: { failed, event: 'data.requested' },
      schema: {
        summary: 'Begin a file with all that is stored about the member, in the background; it replaces the one before',
        response: responseShapes(200, OwnDataAnswer),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      return { success: true as const, ownData: await beginExport(context, by, request.log) };
    },
  );

  app.delete(
    '/user/export',
    {
      onRequest,
      config: { failed: 'Delete failed.' },
      schema: { summary: 'Take that file away at once', response: responseShapes(200, Done) },
    },
    async (request) => {
      await removeExport(context, viewerOf(request));
      return { success: true as const, message: 'File deleted' };
    },
  );

  app.get(
    '/user/export/file',
    {
      onRequest,
      config: { failed, event: 'data.downloaded' },
      schema: { summary: 'The file, as a zip', produces: ['application/zip'] },
    },
    async (request, reply) => {
      const row = await findReadyExport(context, viewerOf(request));
      const day = new Date(row.created_at).toISOString().slice(0, 10);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': row.bytes,
          'content-disposition': `attachment; filename="cyberharbour-data-${day}.zip"`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(readPieces(context.media, row)));
    },
  );
}
