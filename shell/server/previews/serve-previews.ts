import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mostPreviews, previewCookie, readTokens } from './preview-cookie.ts';
import { leavePath, previewPath } from './preview-mark.ts';
import { composeEndedPage, composePreviewPage, previewPageHeaders } from './preview-page.ts';
import type { OpenPreview, Previews } from './read-previews.ts';

/** Whether a form of this site sent it: no other site may change what a browser shows. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The page that a form was on, as a path of this site. */
function returnTo({ headers: { referer = '' }, host }: FastifyRequest): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.host === host && !page.pathname.startsWith(previewPath) ? page.pathname + page.search : '/';
}

/** The address that the link names, else the first one without a parameter. */
const firstPath = ({ preview: { path }, release: { claims } }: OpenPreview) =>
  path ?? claims.map((claim) => claim.path).find((one) => !one.includes(':')) ?? '/';

const redirect = (reply: FastifyReply, path: string) =>
  reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();

/** Serves the links of previews: a page that asks, the form that opens one, and the form that leaves all. */
export async function servePreviews(web: FastifyInstance, previews: Previews) {
  const sayEnded = (reply: FastifyReply, status: number, reason: string) =>
    reply.code(status).headers(previewPageHeaders).send(composeEndedPage(reason));
  await web.register((scope, _, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    // A whole token is longer than a named parameter may be.
    scope.get<{ Params: { '*': string } }>(`${previewPath}/*`, async (request, reply) => {
      const found = await previews.check(request.params['*']);
      if (typeof found === 'string') return sayEnded(reply, 410, found);
      return reply.headers(previewPageHeaders).send(composePreviewPage(found));
    });
    scope.post(previewPath, async (request, reply) => {
      if (!isOwnForm(request)) return sayEnded(reply, 403, 'A preview is opened from the page of its link only.');
      const token = request.body instanceof URLSearchParams ? (request.body.get('token') ?? '') : '';
      const found = await previews.check(token);
      if (typeof found === 'string') return sayEnded(reply, 410, found);
      const others = (await previews.of(request.cookies)).filter(({ preview }) => preview.unit !== found.preview.unit);
      const open = [...others, found].slice(-mostPreviews);
      const lasts = Math.max(...open.map(({ preview }) => preview.expires)) - Date.now();
      void reply.setCookie(
        ...previewCookie(
          open.map((one) => one.token),
          request.protocol === 'https',
          Math.ceil(lasts / 1000),
        ),
      );
      return redirect(reply, firstPath(found));
    });
    scope.post(leavePath, (request, reply) => {
      if (!isOwnForm(request)) return sayEnded(reply, 403, 'A preview is left from its own pages only.');
      if (readTokens(request.cookies).length > 0)
        void reply.setCookie(...previewCookie([], request.protocol === 'https', 0));
      return redirect(reply, returnTo(request));
    });
    done();
  });
}
