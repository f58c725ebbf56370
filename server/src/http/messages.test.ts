import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { waitUntilClosed } from '@cyberharbour/http-server/testing/closing';
import { openDatabase, openHeavy } from '../database/database.ts';
import { blogForm } from '../testing/forms.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe('messages of HTTP', () => {
  let server: TestServer;
  let dataDir = '';
  let port = 0;
  before(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
    const db = await openDatabase(null, dataDir);
    server = await openTestServer(db, openHeavy(db, null, dataDir), dataDir);
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  after(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Sends the lines as they are, and gives the status of each answer until the server closes. */
  async function send(...lines: string[]): Promise<number[]> {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.on('data', (data: Buffer) => (answered += data.toString()));
    socket.write(lines.join('\r\n'));
    await waitUntilClosed(socket);
    return [...answered.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  }
  const post = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const hidden = ['GET /api/admin/users HTTP/1.1', 'Host: localhost', 'Connection: close', '', ''];

  it('takes no message whose end can be read in two ways', async () => {
    const chunked = 'Transfer-Encoding: chunked';
    for (const framing of [
      ['Content-Length: 5', chunked],
      [chunked, 'Content-Length: 5'],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Transfer-Encoding: chunked, identity'],
      ['Content-Length: +5'],
    ])
      assert.deepEqual(await send(...post, ...framing, '', '0', '', ...hidden), [400], framing.join());
    assert.deepEqual(await send(...post, 'Bad Header: x', '', ...hidden), [400]);
  });

  it('answers no TRACE, and no method that a path has not', async () => {
    const statuses = async (method: string) =>
      Promise.all(
        ['/', '/api/blogs', '/healthz'].map((url) =>
          send(`${method} ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''),
        ),
      );
    for (const method of ['TRACE', 'PATCH', 'CONNECT', 'PROPFIND'])
      for (const status of (await statuses(method)).flat())
        assert.ok(status >= 400 && status < 500, `${method} ${String(status)}`);
  });

  it('names the type and the characters of every text that it answers', async () => {
    const { app } = server;
    const types: [url: string, type: RegExp][] = [
      ['/api/blogs', /^application\/json; charset=utf-8$/],
      ['/api/nothing', /^application\/json; charset=utf-8$/],
      ['/api/auth/report?token=x', /^text\/html; charset=utf-8$/],
      ['/feeds/blogs.rss', /charset=utf-8$/],
      ['/sitemap.xml', /^application\/xml; charset=utf-8$/],
      ['/api/docs/', /^text\/html; charset=utf-8$/],
    ];
    for (const [url, type] of types) {
      const { headers } = await app.inject(url);
      assert.match(String(headers['content-type']), type, url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
    }
  });

  it('gives a parameter that comes twice no second meaning', async () => {
    const { app } = server;
    for (const url of ['/api/blogs?limit=1&limit=2', '/api/blogs?q=a&q=b', '/api/resources?q=a&q=b'])
      assert.equal((await app.inject(url)).statusCode, 400, url);
    const body = { email: ['a@example.com', 'b@example.com'], password: 'ladder custard' };
    assert.equal((await app.inject({ method: 'POST', url: '/api/auth/login', payload: body })).statusCode, 400);
  });

  it('names each file itself, whatever the upload was called', async () => {
    const [member, admin] = [await server.member(), await server.admin()];
    const form = await blogForm();
    form.set('image', form.get('image') ?? '', 'a"; filename="evil.html');
    const { blog } = (await member.post('/blogs', form)).body;
    const picture = await server.app.inject(new URL(blog.imageUrl ?? '').pathname);
    assert.match(String(picture.headers['content-disposition']), /^inline; filename="[0-9a-f]{32}-\d+\.webp"$/);
    assert.equal(picture.headers['content-type'], 'image/webp');
    const table = await admin.send('GET', '/admin/blogs', undefined, { accept: 'text/csv' });
    assert.match(String(table.headers['content-disposition']), /^attachment; filename="blogs-[\d-]+\.csv"$/);
  });
});
