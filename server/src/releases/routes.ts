import { Done, ReleaseCounts, ReleaseCountsQuery, ReleaseOutcomes } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { answers } from '../http/responses.ts';
import type { App, Parts } from '../context.ts';
import { Refusal } from '../http/http-error.ts';
import { outcomes } from './release-counts.ts';

const failed = 'This is no count of a release.';

/** How each version of the front end does in people's browsers: what `cyberharbour-mf promote --watch` judges a trial by. Nothing of a visitor is kept. */
export function releaseRoutes(app: App, { db, clock, limits }: Parts): void {
  const counted = outcomes(db, clock);
  app.addHook('preClose', () =>
    counted.flush().catch((error: unknown) => app.log.error({ err: error }, 'the last counts of releases are lost')),
  );

  app.post(
    '/releases/outcomes',
    {
      bodyLimit: 4096,
      config: { failed },
      schema: {
        summary: 'What a tab tells: which versions of the parts it loaded, and which failed',
        consumes: ['text/plain'],
        body: z.string(),
        response: answers(200, Done),
      },
    },
    async (request) => {
      await limits.outcomesPerAddress.take(request.ip);
      counted.take(read(request.body));
      return { success: true as const };
    },
  );

  app.get(
    '/releases/counts',
    {
      config: { failed },
      schema: {
        summary: 'How often each version was loaded, and how often it failed',
        querystring: ReleaseCountsQuery,
        response: answers(200, ReleaseCounts),
      },
    },
    async ({ query }) => ({
      success: true as const,
      counts: await counted.read(query.name, [...new Set(query.versions.split(',').filter(Boolean))]),
    }),
  );
}

function read(text: string) {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'INVALID', failed);
  }
  const { data } = z.safeParse(ReleaseOutcomes, told);
  if (!data) throw new Refusal(400, 'INVALID', failed);
  return data;
}
