import * as z from 'zod/mini';
import type { App, Context } from '../../context.ts';
import { isId } from '../../database/ids.ts';
import { notFoundError } from '../../http/http-error.ts';
import { campaign as kind } from '../../posts/kinds/campaign.ts';
import { listPublicUpdates } from '../../campaign-updates/campaign-updates.ts';
import { feedFormats, writeCampaignCalendar, writeCampaignFeed } from '../feeds.ts';
import { cardStyle, drawCard } from './card.ts';
import { drawPoster, drawStrip, posterStyle, stripStyle } from './poster.ts';
import { drawSlide, slideStyle } from './slide.ts';
import { sendSheet } from './send-sheet.ts';
import { paperSizes, readFacts } from './sheet-facts.ts';

const missing = () => notFoundError('There is nothing at this address.');
const Size = z.object({ size: z._default(z.enum(paperSizes), 'a4') });

/** What a campaign is passed on by on paper, in the pages of others and in calendars. */
export function campaignSheetRoutes(
  app: App,
  { db, webUrl, publicApiUrl }: Pick<Context, 'db' | 'webUrl' | 'publicApiUrl'>,
): void {
  const pictures = `'self' ${new URL(publicApiUrl).origin}`;
  const find = async (id: string) => {
    const post = isId(id) ? await kind.store.find(db, id) : undefined;
    if (!post || post.visibility === 0) throw missing();
    return post;
  };
  const factsOf = async (id: string) => readFacts(await find(id), webUrl, publicApiUrl);

  app.get<{ Params: { id: string } }>(
    '/cards/campaigns/:id/card',
    { schema: { hide: true } },
    async (request, reply) => {
      const facts = await factsOf(request.params.id);
      return sendSheet(reply, { title: facts.title, style: cardStyle, body: drawCard(facts), pictures, isOpen: true });
    },
  );

  app.get<{ Params: { id: string } }>(
    '/cards/campaigns/:id/slide',
    { schema: { hide: true } },
    async (request, reply) => {
      const facts = await factsOf(request.params.id);
      return sendSheet(reply, { title: facts.title, style: slideStyle, body: drawSlide(facts), pictures });
    },
  );

  for (const [name, draw, styleOf] of [
    ['poster', drawPoster, posterStyle],
    ['strip', drawStrip, stripStyle],
  ] as const)
    app.get(
      `/cards/campaigns/:id/${name}`,
      { schema: { hide: true, querystring: Size, params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        const { size } = request.query;
        const facts = await factsOf(request.params.id);
        return sendSheet(reply, { title: facts.title, style: styleOf(size), body: draw(facts, size), pictures });
      },
    );

  app.get<{ Params: { file: string } }>(
    '/feeds/campaigns/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', ending = ''] = /^(.+)\.(ics|rss|atom|json)$/.exec(request.params.file) ?? [];
      const post = await find(id);
      return reply
        .header('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate')
        .type(feedFormats[ending]?.type ?? '')
        .send(
          ending === 'ics'
            ? writeCampaignCalendar(post, webUrl)
            : writeCampaignFeed(post, await listPublicUpdates(db, id), ending, webUrl),
        );
    },
  );
}
