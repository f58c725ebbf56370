import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicHost } from './public-hosts.ts';
import { takeTurn, type Turns } from './turns.ts';

const { request: requestHttp } = process.getBuiltinModule('node:http');

/** What is known of a page from the time before. */
export interface Known {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched =
  | { kind: 'unchanged'; movedTo: string | null }
  | { kind: 'page'; movedTo: string | null; body: string; etag: string | null; lastModified: string | null }
  /** It answers, but no longer with the page; or it does not answer. */
  | { kind: 'failed'; why: string }
  /** Nothing was asked: the address is none of the open internet, or not on the operator's list. */
  | { kind: 'refused'; why: string };

export type FetchPage = (link: string, known: Known) => Promise<Fetched>;

export interface FetchOptions {
  /** Hosts that may be asked, with all below them; null for every public one. */
  hosts: readonly string[] | null;
  /** What the request says of who asks. */
  agent: string;
  /** Milliseconds for a page with all its redirects. */
  longest: number;
  /** Every IP address of a host. */
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  protocols: readonly string[];
}

const mostRedirects = 5;
/** Bytes of a page that are read; what comes after them nobody waits for. */
const mostBytes = 512 * 1024;

export const openInternet = (webUrl: string, hosts: readonly string[] | null): FetchOptions => ({
  hosts,
  agent: `CyberHarbour-link-check (+${webUrl}/about)`,
  longest: 20_000,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicHost,
  protocols: ['https:'],
});

class Refusal extends Error {}

const permanent = new Set([301, 308]);
const redirects = new Set([301, 302, 303, 307, 308]);

/** Asks for pages of others. No address is asked that was not looked at first, on each step of a way. */
export function createFetchPage(options: FetchOptions): FetchPage {
  const turns: Turns = new Map();
  return async (link, known) => {
    // Ended with the page: a signal with a timer of its own would hold what it saw until that goes off.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), options.longest);
    const { signal } = late;
    try {
      return await follow(options, turns, link, known, signal);
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', why: error.message };
      return { kind: 'failed', why: signal.aborted ? 'It took too long.' : 'It does not answer.' };
    } finally {
      clearTimeout(timer);
    }
  };
}

async function follow(
  options: FetchOptions,
  turns: Turns,
  link: string,
  known: Known,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = new URL(link);
  let movedTo: string | null = null;
  let isPermanent = true;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const address = await findAddress(options, url, signal);
    const at = url;
    // One request at a time, whoever else is asked meanwhile.
    const answer = await takeTurn(turns, url.host, () => ask(options, at, address, known, signal));
    if (answer.location === null) return judge(answer, movedTo, known);
    if (!URL.canParse(answer.location, url.href)) return { kind: 'failed', why: 'It leads to no address.' };
    url = new URL(answer.location, url);
    isPermanent &&= permanent.has(answer.status);
    movedTo = isPermanent ? url.href : null;
  }
  return { kind: 'failed', why: 'It leads from one address to the next without an end.' };
}

/** The address that is asked; the connection goes there and nowhere else, whatever the name says a moment later. */
async function findAddress(options: FetchOptions, url: URL, signal: AbortSignal): Promise<string> {
  const { hosts, resolve, isPublic, protocols } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!protocols.includes(url.protocol) || url.username || url.password)
    throw new Refusal('It leads off the safe web.');
  if (hosts && !hosts.some((each) => host === each || host.endsWith(`.${each}`)))
    throw new Refusal('Its host is not on the list of those that may be asked.');
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  const addresses = isIP(host) ? [host] : await Promise.race([resolve(host), late]);
  const [first] = addresses;
  if (first === undefined) throw new Error('no address');
  if (!addresses.every(isPublic)) throw new Refusal('It leads into a private network.');
  return first;
}

interface Answer {
  status: number;
  location: string | null;
  body: string;
  etag: string | null;
  lastModified: string | null;
}

function judge({ status, body, etag, lastModified }: Answer, movedTo: string | null, known: Known): Fetched {
  const isAsked = known.etag !== null || known.lastModified !== null;
  if (status === 304 && isAsked) return { kind: 'unchanged', movedTo };
  if (status < 200 || status > 299) return { kind: 'failed', why: `It answers ${status}.` };
  return { kind: 'page', movedTo, body, etag, lastModified };
}

function ask(options: FetchOptions, url: URL, address: string, known: Known, signal: AbortSignal): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      signal,
      // The name was resolved already, once.
      lookup: (_host, { all }, done) =>
        all
          ? done(null, [{ address, family: isIP(address) }])
          : (done as (error: null, address: string, family: number) => void)(null, address, isIP(address)),
      headers: {
        accept: 'text/html,*/*;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': options.agent,
        ...(known.etag !== null && { 'if-none-match': known.etag }),
        ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      readAnswer(response).then(resolve, reject);
    });
    request.end();
  });
}

const short = (header: string | undefined) => (header !== undefined && header.length <= 500 ? header : null);

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const location = redirects.has(status) ? (headers.location ?? null) : null;
  const answer = { status, location, etag: short(headers.etag), lastModified: short(headers['last-modified']) };
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    if (location === null && status < 300) {
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part);
        bytes += part.length;
        if (bytes >= mostBytes) break;
      }
    }
  } finally {
    response.destroy();
  }
  return { ...answer, body: Buffer.concat(parts).subarray(0, mostBytes).toString('utf8') };
}
