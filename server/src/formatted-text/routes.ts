import { FormattedText, TextToFormat } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { showBlocks } from './show-blocks.ts';

export function formattedTextRoutes(app: App, { guards, limits }: Context): void {
  app.post(
    '/formatted-text',
    {
      onRequest: guards.signedIn,
      config: { failed: 'The preview could not be made.' },
      schema: {
        summary: 'A text as its readers will see it: what the preview of a form draws',
        body: TextToFormat,
        response: responseShapes(200, FormattedText),
      },
    },
    async (request) => {
      await limits.formatsPerMember.take(viewerOf(request).id);
      return { success: true as const, ...showBlocks(request.body.text) };
    },
  );
}
