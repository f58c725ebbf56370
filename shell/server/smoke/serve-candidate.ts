import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveSet, ReleaseStore } from '@cyberharbour/releases';
import { composePage } from '../pages/compose-page.ts';
import { restOf, restsPath } from '../pages/rest-of-set.ts';
import { answerCall } from './answers.ts';
import { contentTypeOf, readPublishedFile } from '../releases/published-files.ts';

/**
 * Serves the pages of one set as the web server would compose them. Every call of a page is answered here: nothing
 * outside this machine is reached.
 */
export async function serveCandidate(store: ReleaseStore, set: LiveSet) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page');
    const path = decodeURIComponent(url.pathname);
    const send = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    request.resume();
    if (path.startsWith('/api/')) {
      const { status, body } = answerCall(request.method ?? 'GET', url);
      return send(status, 'application/json', JSON.stringify(body));
    }
    if (path.startsWith('/r/')) {
      return void readPublishedFile(store, path).then(
        (bytes) => (bytes ? send(200, contentTypeOf(path), bytes) : send(404, 'text/plain', '')),
        () => send(500, 'text/plain', ''),
      );
    }
    if (path.startsWith(`${restsPath}/`)) {
      const [owner = ''] = path.slice(restsPath.length + 1).split('/');
      const rest = restOf(set, owner === '-' ? undefined : owner);
      return send(rest ? 200 : 404, 'application/json', rest?.text ?? '');
    }
    if (request.method === 'POST') return void response.writeHead(204).end();
    const page = composePage(set, `http://${request.headers.host ?? ''}`, { path });
    return send(page.status, 'text/html; charset=utf-8', page.html, page.headers);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
