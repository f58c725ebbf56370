import { SentLetterAnswer, SentLetterPage, SentLetterQuery } from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { listSentLetters, readSentLetter } from './archive.ts';

const everyone = 'What went to every subscriber is everybody’s.';

export function letterArchiveRoutes(app: App, context: Context): void {
  app.get(
    '/letters',
    {
      config: { failed: 'The letters could not be fetched.', everyone, tagged: true },
      schema: {
        summary: 'Letters that went to subscribers, newest first; with a code, whether one of them has it',
        querystring: SentLetterQuery,
        response: responseShapes(200, SentLetterPage),
      },
    },
    async ({ query }) => listSentLetters(context, query),
  );

  app.get(
    '/letters/:id',
    {
      config: {
        failed: 'The letter could not be fetched.',
        everyone,
        tagged: true,
        item: { of: 'sent letters', reach: 'every' },
      },
      schema: {
        summary: 'A letter that went to subscribers',
        params: IdParams,
        response: responseShapes(200, SentLetterAnswer),
      },
    },
    async ({ params }) => readSentLetter(context, params.id),
  );
}
