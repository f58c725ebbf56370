import * as z from 'zod/mini';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wasRemoved } from '../changes/store.ts';
import type { App, Context } from '../context.ts';
import { isId } from '../database/ids.ts';
import { HttpError, notFoundError } from '../http/http-error.ts';
import { isMatched } from '@cyberharbour/http-server';
import { campaignSheetRoutes } from './campaign-sheets/routes.ts';
import { createCards } from './cards.ts';
import { describePage } from './describe-page.ts';
import { feedFormats, feedsOf } from './feeds.ts';
import { isNewsFeed, writeNewsFeed } from './news-feeds.ts';
import { authorOf, sections } from './site.ts';
import { writePages, writePosts, writeSitemapIndex } from './sitemap.ts';

const PathQuery = z.object({ path: z.string().check(z.maxLength(1000)) });
const missing = () => notFoundError('There is nothing at this address.');
const sectionOf = (table: string) => sections.find(({ kind }) => kind.table === table);
const xml = 'application/xml; charset=utf-8';
/** Read by programs of any origin. */
const open = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/**
 * What others find and share posts by: feeds, sitemaps, pictures, and what a page says of itself. The web server passes
 * these addresses on; they show what a visitor may read, as it is now.
 */
export function publishingRoutes(app: App, context: Pick<Context, 'db' | 'webUrl' | 'publicApiUrl' | 'media'>): void {
  const { db, webUrl } = context;
  const cards = createCards(context.media);
  campaignSheetRoutes(app, context);
  const tagged = { config: { tagged: true }, schema: { hide: true } };

  app.get<{ Params: { file: string } }>('/feeds/:file', tagged, async ({ params }, reply) => {
    const [table = '', ending = ''] = params.file.split('.');
    if (isNewsFeed(table, ending))
      return reply
        .headers(open)
        .type(feedFormats[ending]?.type ?? '')
        .send(await writeNewsFeed(db, table, ending, webUrl));
    const section = sectionOf(table);
    const format = feedFormats[ending];
    if (!section || !format || !feedsOf(section, webUrl).some((feed) => feed.ending === ending)) throw missing();
    return reply
      .headers(open)
      .type(format.type)
      .send(await format.write(db, section, webUrl));
  });

  app.get('/sitemap.xml', tagged, async (_, reply) => reply.type(xml).send(await writeSitemapIndex(db, webUrl)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', tagged, async ({ params }, reply) => {
    if (params.file === 'pages.xml') return reply.type(xml).send(await writePages(db, webUrl));
    const [, table = '', file = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
    const section = sectionOf(table);
    if (!section) throw missing();
    return reply.type(xml).send(await writePosts(db, section, Number(file), webUrl));
  });

  app.get(
    '/page-description',
    { config: { tagged: true }, schema: { hide: true, querystring: PathQuery } },
    async ({ query }, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(await describePage(context, query.path))),
  );

  const sendCard = (request: FastifyRequest, reply: FastifyReply, tag: string, make: () => Promise<Buffer>) => {
    reply.headers({ ...open, etag: tag, 'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate' });
    if (isMatched(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return make().then((card) => reply.type('image/jpeg').send(card));
  };
  app.get('/cards/site.jpg', { schema: { hide: true } }, (request, reply) =>
    sendCard(request, reply, '"site"', cards.ofSite),
  );
  app.get<{ Params: { table: string; file: string } }>(
    '/cards/:table/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { params } = request;
      const id = params.file.replace(/\.jpg$/, '');
      const post = isId(id) ? await sectionOf(params.table)?.kind.store.find(db, id) : undefined;
      if (!post && (await wasRemoved(db, id))) throw new HttpError(410, 'GONE', 'This was removed.');
      if (!post || post.visibility === 0) throw missing();
      return sendCard(
        request,
        reply,
        `"${post.updated_at}-${Buffer.from(authorOf(post)).toString('base64url').slice(0, 40)}"`,
        () => cards.ofPost(post),
      );
    },
  );
}
