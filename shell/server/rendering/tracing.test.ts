import assert from 'node:assert/strict';
import { it } from 'node:test';
import { attributesOf, openCollector } from '@cyberharbour/http-server/testing/collector';
import { openTracing } from '@cyberharbour/http-server/tracing';
import { patientLimits, remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

it('one trace holds the page, its rendering, and what the API was asked for both; no words of its query', async () => {
  const collector = await openCollector();
  const api = await StubApi.open();
  const asked = new Map<string, string | undefined>();
  api.answer = (request, response) => {
    asked.set(new URL(request.url ?? '', 'http://api').pathname, String(request.headers['traceparent']));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const tracing = openTracing(collector.endpoint, 'cyberharbour-web');
  const server = await RenderingWeb.open('', 'http://localhost', patientLimits, undefined, {
    tracing,
    internalApiOrigin: api.origin,
  });
  await server.ship(
    'mf_asking',
    '1.0.0',
    remoteBuild("await host.fetch(host.apiBase + '/blogs'); return '<h1>' + url + '</h1>';"),
  );
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const page = await server.get('/mf_asking/1?token=only-for-one-person', { traceparent });
  assert.equal(page.isRendered, true);
  await server.get('/api/campaigns', { traceparent });
  await server.close();
  await tracing.stop();
  await api.close();
  collector.close();

  const { spans } = collector;
  const own = spans.filter((span) => span.traceId === traceId);
  const request = own.find((span) => attributesOf(span)['url.path'] === '/mf_asking/1');
  assert.ok(request, spans.map(({ name }) => name).join());
  assert.equal(attributesOf(request)['http.response.status_code'], 200);
  const rendering = own.find(({ name }) => name === 'render page');
  assert.equal(rendering?.parentSpanId, request.spanId);
  // What a screen asked for is part of its rendering; what was passed on, of the request that was.
  const parentOf = (path: string) => asked.get(path)?.split('-').slice(1, 3);
  assert.deepEqual(parentOf('/api/blogs'), [traceId, rendering.spanId]);
  assert.deepEqual(parentOf('/page-description'), [traceId, request.spanId]);
  const passed = own.find((span) => attributesOf(span)['url.path'] === '/api/campaigns');
  assert.deepEqual(parentOf('/api/campaigns'), [traceId, passed?.spanId]);
  assert.doesNotMatch(JSON.stringify(spans), /only-for-one-person/);
});
