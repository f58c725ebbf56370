import { Done, DraftAnswer, DraftForm, DraftList, DraftQuery } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { viewerOf } from '../sessions/guards.ts';
import { listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts';

/** What a member has typed and not sent yet, for all of their devices. */
export function draftRoutes(app: App, context: Context): void {
  const onRequest = context.guards.signedIn;

  app.get(
    '/user/drafts',
    {
      onRequest,
      config: { failed: 'Failed to load your drafts.' },
      schema: {
        summary: 'The member’s drafts, those written last first, without their texts',
        response: responseShapes(200, DraftList),
      },
    },
    async (request) => {
      const drafts = await listDrafts(context, viewerOf(request));
      return { success: true as const, drafts, total: drafts.length };
    },
  );

  app.get(
    '/user/draft',
    {
      onRequest,
      config: { failed: 'Failed to load your draft.', example: { form: 'blog' } },
      schema: {
        summary: 'The member’s draft of one form, where there is one',
        querystring: DraftQuery,
        response: responseShapes(200, DraftAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      draft: await readDraft(context, viewerOf(request), request.query),
    }),
  );

  app.put(
    '/user/draft',
    {
      onRequest,
      config: { failed: 'Your draft could not be stored.', versioned: true, example: { form: 'blog' } },
      schema: {
        summary: 'Store what is typed into one form; refused where another device stored something since',
        body: DraftForm,
        response: responseShapes(200, DraftAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      draft: await saveDraft(context, viewerOf(request), request.body, readVersion(request)),
    }),
  );

  app.delete(
    '/user/draft',
    {
      onRequest,
      config: { failed: 'Your draft could not be thrown away.', example: { form: 'blog' } },
      schema: {
        summary: 'Throw the member’s draft of one form away',
        querystring: DraftQuery,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await removeDraft(context, viewerOf(request), request.query);
      return { success: true as const, message: 'Draft thrown away' };
    },
  );
}
