/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { configureApi } from '../index';
import { http } from '../http';

interface Heard {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let heard: Heard[];

/** A server that answers as given, and where the API then lives. */
async function answers(respond: RequestListener) {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ line: `${request.method ?? ''} ${request.url ?? ''}`, headers: request.headers, body });
      respond(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  configureApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` });
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const silent: RequestListener = () => undefined;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const picture = new File(['x'.repeat(70_000)], 'harbour.webp', { type: 'image/webp' });
const [read, form] = [
  () => http.get('/blogs'),
  () => http.create('/blogs', { title: 'The invoice', image: picture }, 'key-1'),
];

beforeEach(() => (heard = []));
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

it('a read names what it wants, leaves out what was not said, and gives the body', async () => {
  await answers(json(200, { blogs: [] }));
  await expect(http.get('/blogs', { params: { q: 'tide & time', cursor: undefined, limit: 20 } })).resolves.toEqual({
    blogs: [],
  });
  expect(heard[0]?.line).toBe('GET /api/blogs?q=tide+%26+time&limit=20');
  expect(heard[0]?.headers.accept).toBe('application/json');
});

it('a change is sent as JSON with the version that it was made from; one without a body says nothing of its type', async () => {
  await answers(json(200, { success: true }));
  await http.decide('/admin/blogs/b1/status', '2026-11-21T00:00:00.000Z', { status: 'archived' });
  await http.post('/auth/logout');
  expect(heard.map(({ line, body }) => `${line} ${body}`)).toEqual([
    'PUT /api/admin/blogs/b1/status {"status":"archived"}',
    'POST /api/auth/logout ',
  ]);
  expect(heard[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'if-match': `"${Date.UTC(2026, 10, 21)}"`,
  });
  expect(heard[1]?.headers['content-type']).toBeUndefined();
});

it('a form travels in parts with its key, and tells how far it is', async () => {
  await answers(json(201, { blog: { _id: 'b1' } }));
  const shares: number[] = [];
  const done = http.create('/blogs', { title: 'The invoice', image: picture, alt: undefined }, 'key-1', {
    onProgress: (share) => shares.push(share),
  });
  await expect(done).resolves.toEqual({ blog: { _id: 'b1' } });
  expect(heard[0]?.headers).toMatchObject({
    'idempotency-key': 'key-1',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
  });
  expect(heard[0]?.body).toContain('name="title"\r\n\r\nThe invoice');
  expect(heard[0]?.body).not.toContain('name="alt"');
  expect(shares.at(-1)).toBe(1);
});

it.each([
  ['a read', read],
  ['a form', form],
])('%s that is refused carries the server’s words, its code, the fields and how long to wait', async (_, call) => {
  await answers(
    json(
      429,
      { success: false, message: 'Wait a minute.', code: 'TOO_MANY', errors: { title: 'Too long.' } },
      { 'retry-after': '60' },
    ),
  );
  expect(await failure(call())).toMatchObject({
    status: 429,
    message: 'Wait a minute.',
    code: 'TOO_MANY',
    errors: { title: 'Too long.' },
    retryAfter: 60,
  });
});

it.each([
  ['a read', read],
  ['a form', form],
])('%s that a proxy refuses in a page of its own keeps the status and shows none of the page', async (_, call) => {
  await answers((__, response) => response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>413</h1>'));
  expect(await failure(call())).toMatchObject({ status: 413, message: '', code: 'UNKNOWN', retryAfter: undefined });
});

it.each([
  ['a read', read, 502],
  ['a form', form, 504],
  ['a form through a web server', form, 503],
])('%s to an API that the server in front of it does not reach was not reached', async (_, call, status) => {
  await answers(json(status, { success: false, message: 'Later.', code: 'UNREACHABLE' }));
  expect(await failure(call())).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

it('a page that answers well in the API’s place was not the API', async () => {
  await answers((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>'),
  );
  expect(await failure(read())).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

it.each([
  ['a read', read],
  ['a form', form],
])('%s to a server that is not there was not reached', async (_, call) => {
  await answers(silent);
  configureApi({ baseUrl: 'http://127.0.0.1:9/api' });
  expect(await failure(call())).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

it('a line that breaks in the middle of the answer was not reached', async () => {
  await answers((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"blogs":');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure(read())).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

it.each([
  ['a read', (signal: AbortSignal) => http.get('/blogs', { signal })],
  ['a form', (signal: AbortSignal) => http.create('/blogs', { title: 'The invoice' }, 'key-1', { signal })],
])('%s that is taken back ends at once, before it was sent or after', async (_, call) => {
  await answers(silent);
  const end = new AbortController();
  const call1 = failure(call(end.signal));
  setTimeout(() => end.abort(), 30);
  expect(await call1).toMatchObject({ status: 0, code: 'CANCELLED' });
  expect(await failure(call(end.signal))).toMatchObject({ status: 0, code: 'CANCELLED' });
});

it('an answer that does not come is given up after half a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await answers(silent);
  const late = failure(read());
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(await late).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

it('a table is a file; a server of an earlier release that answers the list instead does not offer it', async () => {
  await answers((request, response) => {
    const isTable = request.url === '/api/admin/users';
    response
      .writeHead(200, { 'content-type': isTable ? 'text/csv' : 'application/json' })
      .end(isTable ? 'name\nMei' : '{}');
  });
  await expect(http.table('/admin/users').then((file) => file.text())).resolves.toBe('name\nMei');
  expect(heard[0]?.headers.accept).toBe('text/csv');
  expect(await failure(http.table('/admin/blogs'))).toMatchObject({ status: 404, code: 'NOT_OFFERED' });
});
