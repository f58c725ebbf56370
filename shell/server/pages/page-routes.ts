import type { LiveSet } from '@cyberharbour/releases';
import { sessionCookies } from '@cyberharbour/shared-api/release-contract';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, isMatched } from '@cyberharbour/http-server';
import { chooseReleases, hasTrial, readVisitor, visitorCookie } from '../visitors/visitor.ts';
import type { ReadPublicState } from '../freshness/public-changes.ts';
import { withPreviews } from '../previews/with-previews.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { cutSet } from './rest-of-set.ts';
import { serveRests } from './serve-rests.ts';
import { composePage } from './compose-page.ts';
import type { Visit } from './compose-page.ts';
import { type AskedPage, RecentPages } from './made-ahead.ts';
import { ownerOf } from './owner.ts';
import { ComposedPage } from './page-store.ts';
import type { createStoredPages } from './stored-pages.ts';
import { stripTracking } from './tracking-parameters.ts';
import { readMark } from './without-script.ts';

/**
 * How long others may keep a page. A shared cache asks again after a second, so that what a moderator takes down is
 * gone there as well; a page behind a guard is not even left for the way back.
 */
const cacheControl = {
  everybody: 'public, max-age=0, s-maxage=1, must-revalidate',
  oneBrowser: 'private, no-cache',
  nobody: 'no-store',
} as const;

/** What pages are made of: what is live, and what the API says. */
interface PageSources extends Pick<LiveReleases, 'readSet' | 'previews'> {
  readState: ReadPublicState;
  readPage: ReturnType<typeof createStoredPages>;
  signTicket: (set: LiveSet) => string | undefined;
}

/**
 * Serves the page of every path that no other route takes, composed from what is live, and what it leaves out.
 * @returns makes the pages that were asked for last, so that nobody waits for the first page after a move
 */
export function servePages(
  web: FastifyInstance,
  apiOrigin: string,
  { readSet, previews, readState, readPage, signTicket }: PageSources,
): (set: LiveSet) => Promise<void> {
  const apiHost = apiOrigin === '' ? undefined : new URL(apiOrigin).hostname;
  const noteRest = serveRests(
    web,
    async ({ cookies }) =>
      withPreviews(chooseReleases(await readSet(), readVisitor(cookies).visitor), await previews.of(cookies)),
    signTicket,
  );
  const recent = new RecentPages();
  web.get('/*', async (request, reply) => {
    const { pathname: path, search: query } = new URL(request.url, 'http://page');
    const { search, isWithoutScript } = readMark(stripTracking(query));
    const theme = request.cookies['__Host-theme'] ?? request.cookies['theme'];
    const hasSession = sessionCookies.some((name) => request.cookies[name] !== undefined);
    const set = await readSet();
    const { changes, alerts } = await readState();
    const isOnTrial = hasTrial(set);
    const { visitor, isNew } = readVisitor(request.cookies);
    if (isNew && isOnTrial) void reply.setCookie(...visitorCookie(visitor, request.protocol === 'https'));
    const open = await previews.of(request.cookies);
    const chosen = withPreviews(chooseReleases(set, visitor), open);
    const isPreview = open.length > 0;
    const owner = ownerOf(chosen, path);
    noteRest(chosen, owner?.release.name);
    const asked: AskedPage['visit'] = {
      path,
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      // Cookies belong to hosts, not ports: the cookies of an API on another host are not sent here, so their absence
      // says nothing.
      signedOut: (apiHost === undefined || request.hostname === apiHost) && !hasSession,
      hasSession,
    };
    const visit: Visit = {
      ...asked,
      alerts,
      // What a preview does counts for nothing.
      ticket: isPreview ? undefined : signTicket(cutSet(chosen, owner?.release.name)),
      ...(isPreview && { previews: open.map(({ preview }) => preview) }),
    };
    // Nobody reviewed the code of a preview: this server does not run it, and no other visitor can meet its page.
    const { page: common, isStored } = isPreview
      ? { page: new ComposedPage(composePage(chosen, apiOrigin, visit)), isStored: false }
      : await readPage(chosen, visit, search, changes, isWithoutScript);
    // What others are given, too, stands at the address that others know.
    if (isWithoutScript && isStored && !path.startsWith('//'))
      return reply.header('cache-control', 'no-store').redirect(`${path}${search}`, 303);
    // What is missing for everybody may be there for whoever is signed in: a post of their own that still waits.
    const mayBeOwn = !isPreview && hasSession && common.status !== 200;
    const page = mayBeOwn
      ? new ComposedPage({ ...composePage(chosen, apiOrigin, visit), status: common.status })
      : common;
    const isGuarded = owner?.claim.guard !== undefined;
    const readers =
      isGuarded || isPreview ? 'nobody' : hasSession || isOnTrial || page.status !== 200 ? 'oneBrowser' : 'everybody';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (isStored) recent.note({ visit: asked, search, encoding });
    const tag = page.tagOf(encoding);
    void reply
      .code(page.status)
      .headers({ ...page.headers, 'cache-control': cacheControl[readers], vary: 'accept-encoding, cookie', etag: tag });
    if (page.status === 200 && isMatched(request.headers['if-none-match'], tag))
      return reply.code(304).removeHeader('content-type').send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(await page.read(encoding));
  });
  return async (set) => {
    // Who tries a version gets another page than who does not.
    if (hasTrial(set)) return;
    for (const { visit, search, encoding } of recent.list()) {
      const { changes, alerts } = await readState();
      const owner = ownerOf(set, visit.path)?.release.name;
      noteRest(set, owner);
      const ticket = signTicket(cutSet(set, owner));
      const { page } = await readPage(set, { ...visit, alerts, ticket }, search, changes, false);
      await page.read(encoding);
    }
  };
}
