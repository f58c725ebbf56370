import { ticketHeader } from '@cyberharbour/platform';
import type { LiveSet } from '@cyberharbour/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEncoding, isMatched } from '@cyberharbour/http-server';
import { ComposedPage } from './page-store.ts';
import { restOf, restsPath } from './rest-of-set.ts';

/** Of how many sets and remotes the rest is stored: a tab fetches it within seconds of its page. */
const mostRests = 32;

/** Seconds, below the time that its ticket counts for. */
const maxAge = 1800;

const headers = {
  'content-type': 'application/json',
  'cache-control': `public, max-age=${String(maxAge)}`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Remembers what a page left out of its release set. */
export type NoteRest = (set: LiveSet, owner: string | undefined) => void;

/**
 * Serves what pages leave out of their release sets. Its address names its content, so a tab gets what its page was
 * composed with, or nothing.
 * @param readSet gives the set that this visitor gets now
 */
export function serveRests(
  web: FastifyInstance,
  readSet: (request: FastifyRequest) => Promise<LiveSet>,
  signTicket: (set: LiveSet) => string | undefined,
): NoteRest {
  const rests = new Map<string, { set: LiveSet; page: ComposedPage }>();
  const note: NoteRest = (set, owner) => {
    const rest = restOf(set, owner);
    if (!rest) return;
    const known = rests.get(rest.address) ?? {
      set,
      page: new ComposedPage({ status: 200, headers, html: rest.text }),
    };
    rests.delete(rest.address);
    rests.set(rest.address, known);
    const [oldest] = rests.keys();
    if (rests.size > mostRests && oldest !== undefined) rests.delete(oldest);
  };
  web.get<{ Params: { owner: string; file: string } }>(`${restsPath}/:owner/:file`, async (request, reply) => {
    const { owner, file } = request.params;
    const address = `${restsPath}/${owner}/${file}`;
    // A server that was started since the page was composed knows the set that is live.
    if (!rests.has(address)) {
      const set = await readSet(request);
      const name = [undefined, ...set.remotes.map((remote) => remote.name)].find((one) => (one ?? '-') === owner);
      if (name !== undefined || owner === '-') note(set, name);
    }
    const known = rests.get(address);
    if (!known) return reply.callNotFound();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const ticket = signTicket(known.set);
    const tag = known.page.tagOf(encoding);
    void reply.headers({ ...known.page.headers, vary: 'accept-encoding', etag: tag });
    if (ticket !== undefined) void reply.header(ticketHeader, ticket);
    if (isMatched(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(await known.page.read(encoding));
  });
  return note;
}
