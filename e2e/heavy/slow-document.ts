import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hopByHop } from '../product/phishing-proxy.ts';

/** Tags in one piece of a document. */
const tagsPerPiece = 2;
/** Between two pieces, in milliseconds: longer than a frame, so that each is drawn. */
const betweenPieces = 25;

/** The content of a document arrives tag by tag, and what follows it at once. */
async function sendSlowly(response: ServerResponse, html: string): Promise<void> {
  const content = html.indexOf('<body');
  const scripts = html.indexOf('<script type="importmap"', content);
  response.write(html.slice(0, content));
  const tags = html.slice(content, scripts).split(/(?=<)/);
  for (let at = 0; at < tags.length; at += tagsPerPiece) {
    response.write(tags.slice(at, at + tagsPerPiece).join(''));
    await pause(betweenPieces);
  }
  response.end(html.slice(scripts));
}

/** The product behind a line on which documents arrive in pieces. @returns its address, and how to end it */
export async function serveSlowDocuments(web: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const pass = async () => {
      const accept = request.headers.accept ?? '*/*';
      const answer = await fetch(`${web}${request.url ?? ''}`, { headers: { accept } });
      const headers = [...answer.headers].filter(([name]) => !hopByHop.has(name));
      response.writeHead(answer.status, headers.flat());
      const type = answer.headers.get('content-type') ?? '';
      if (!/html|json/.test(type)) return void response.end(Buffer.from(await answer.arrayBuffer()));
      // Pictures are named with the address of the site, which is this one here.
      const text = (await answer.text()).replaceAll(`${web}/`, '/');
      return type.startsWith('text/html') ? sendSlowly(response, text) : void response.end(text);
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
