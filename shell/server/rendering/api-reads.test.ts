import assert from 'node:assert/strict';
import { it } from 'node:test';
import { patientLimits, remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

/** A screen that writes what each of its reads came to. */
const asking = remoteBuild(`
  const results = [];
  for (const [path, init] of [
    ['/api/busy'],
    ['/api/empty'],
    ['/api/blogs?search=a%20b'],
    ['/api/blogs', { method: 'POST' }],
    ['/api/../changes'],
    ['/api/%2e%2e/changes'],
    ['/changes'],
  ]) {
    const address = host.apiBase.slice(0, -4) + path;
    results.push(await host.fetch(address, init).then(
      async (answer) => [answer.status, answer.ok, answer.headers.get('Retry-After'), await answer.text()].join(' '),
      (error) => error.message,
    ));
  }
  const answer = await host.fetch(host.apiBase + '/json');
  const { headers } = answer;
  results.push([(await answer.json()).words, headers.has('Content-Type'), headers.get('constructor')].join(' '));
  return results.map((result) => '<p>' + result + '</p>').join('');
`);

it('a screen reads the API as by fetch, by GET and below its own path alone', async () => {
  const api = await StubApi.open();
  const asked: string[] = [];
  api.answer = (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/api/')) return response.writeHead(404).end();
    asked.push(url);
    if (url === '/api/busy') return response.writeHead(429, { 'retry-after': '7' }).end('{"message":"Wait"}');
    if (url === '/api/empty') return response.writeHead(204).end();
    if (url === '/api/json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"words":"by json"}');
    return response.writeHead(200, { 'content-type': 'application/json' }).end('[“ok”]');
  };
  const server = await RenderingWeb.open('', 'http://localhost', patientLimits, undefined, {
    internalApiOrigin: api.origin,
  });
  await server.ship('mf_asking', '1.0.0', asking);
  const { body } = await server.get('/mf_asking/1');
  await server.close();
  await api.close();

  const results = [...body.matchAll(/<p>(.*?)<\/p>/g)].map(([, result]) => result);
  assert.deepEqual(results.slice(0, 3), ['429 false 7 {"message":"Wait"}', '204 true  ', '200 true  [“ok”]']);
  for (const result of results.slice(3, 7)) assert.match(result ?? '', /may not be fetched by a screen/);
  assert.deepEqual(results.slice(7), ['by json true ']);
  assert.deepEqual(asked, ['/api/busy', '/api/empty', '/api/blogs?search=a%20b', '/api/json']);
});
