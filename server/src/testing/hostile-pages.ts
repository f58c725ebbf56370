import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const block = Buffer.alloc(64 * 1024, '<script>x ');

/** Sends without an end, as fast as it is read; 10 GB would be no more. */
function pour(response: ServerResponse): void {
  while (!response.destroyed) if (!response.write(block)) return void response.once('drain', () => pour(response));
}

type Page = (response: ServerResponse, request: IncomingMessage, trap: string) => void;
const lead =
  (to: (trap: string) => string, status = 302): Page =>
  (response, _, trap) =>
    void response.writeHead(status, { location: to(trap) }).end();

/** Pages that a site may answer with to whoever asks it, by their names. */
export const hostilePages: Record<string, Page> = {
  'a loop': lead(() => '/a%20loop'),
  'a loop that grows': (response, { url = '' }) => void response.writeHead(301, { location: `${url}x` }).end(),
  'ten gigabytes': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(10 * 1024 ** 3) });
    pour(response);
  },
  'no end': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    pour(response);
  },
  'a private address': lead((trap) => `http://${trap}/`),
  'a name of a private address': lead((trap) => `http://private.test:${trap.split(':')[1] ?? ''}/`),
  'a name that changes': lead((trap) => `http://rebinding.test:${trap.split(':')[1] ?? ''}/`),
  'a mapped address': lead((trap) => `http://[::ffff:${trap.replace(/:(\d+)$/, ']:$1')}/`),
  'an address as a number': lead((trap) => `http://2130706434:${trap.split(':')[1] ?? ''}/`),
  'the address of a cloud': lead(() => 'http://169.254.169.254/latest/meta-data/'),
  'this machine': lead((trap) => `http://localhost:${trap.split(':')[1] ?? ''}/`),
  'a file': lead(() => 'file:///etc/passwd'),
  'a script': lead(() => 'javascript:alert(1)'),
  'a password': lead((trap) => `http://user:secret@${trap}/`),
  'no address': lead(() => 'http://[::'),
  'an empty address': lead(() => ''),
  'a head of a megabyte': (response) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(1024 * 1024)}\r\n\r\n`);
  },
  'no HTTP': (response) => void response.socket?.end('220 mail.example ESMTP\r\n'),
  'a broken length': (response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 99999\r\n\r\nshort');
  },
  'a hang-up': (response) => void response.socket?.destroy(),
  'only openings': (response) => void response.end('<script'.repeat(40_000)),
  'a hundred thousand tags': (response) => void response.end('<'.repeat(100_000)),
  'no letters': (response) => void response.end(Buffer.alloc(50_000, 0xff)),
  'an error': (response) => void response.writeHead(500).end(),
  '304 for nothing': (response) => void response.writeHead(304).end(),
  'a status that is none': (response) => {
    response.socket?.end('HTTP/1.1 99999 What\r\n\r\n');
  },
};

/** Pages that never end by themselves: whoever asks has to stop waiting. */
export const slowPages: Record<string, Page> = {
  silence: () => undefined,
  'half a head': (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: '),
  'half a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>One moment');
  },
};

/** A site that anybody may ask, and a server that nobody may: the second one counts who came. */
export async function openHostileSite() {
  let trapped = 0;
  const listen = async (server: Server, host: string) => {
    server.listen(0, host);
    await once(server, 'listening');
    return `${host}:${(server.address() as AddressInfo).port}`;
  };
  const trap = createServer((_, response) => response.end('secret'));
  trap.on('connection', () => (trapped += 1));
  const trapAt = await listen(trap, '127.0.0.2');
  const all = { ...hostilePages, ...slowPages };
  const site = createServer((request, response) => {
    response.on('error', () => undefined);
    const name = decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? '');
    const page = all[name] ?? all[name.replace(/x+$/, '')];
    if (page) page(response, request, trapAt);
    else response.end(`<title>Fine</title><p>This page says something that people read: ${name}.</p>`);
  });
  site.on('clientError', (_, socket) => socket.destroy());
  const siteAt = await listen(site, '127.0.0.1');
  return {
    port: Number(siteAt.split(':')[1]),
    readTrapped: () => trapped,
    close() {
      for (const server of [trap, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
