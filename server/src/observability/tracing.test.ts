import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { attributesOf, openCollector } from '@cyberharbour/http-server/testing/collector';
import { freePort } from '@cyberharbour/processes';
import { startProgram } from '../testing/process.ts';

it(
  'tells a collector of each request and its queries, in the trace of the caller, and nothing that is secret',
  { timeout: 90_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
    const { endpoint, spans, close } = await openCollector();
    const running = await startProgram({
      DATA_DIR: dataDir,
      API_PORT: String(await freePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });

    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${running.api}/api/blogs/absent-blog`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await fetch(`${running.api}/api/newsletter/confirm?token=only-for-one-person`);
    await fetch(`${running.api}/api/blogs?q=words`);
    assert.equal(await running.end('SIGTERM'), 0);

    const request = spans.find(({ traceId: of, name }) => of === traceId && name === 'request');
    assert.ok(request, spans.map(({ name }) => name).join());
    const said = attributesOf(request);
    assert.deepEqual(
      [said['http.route'], said['http.response.status_code'], said['url.path']],
      ['/api/blogs/:id', 404, '/api/blogs/absent-blog'],
    );
    const lists = spans.find((span) => attributesOf(span)['http.route'] === '/api/blogs');
    const asked = spans.filter(({ parentSpanId }) => parentSpanId === lists?.spanId);
    assert.ok(
      asked.some(
        (span) =>
          /select/i.test(String(attributesOf(span)['db.query.text'])) &&
          attributesOf(span)['db.system.name'] === 'sqlite',
      ),
    );
    assert.doesNotMatch(JSON.stringify(spans), /only-for-one-person|words"/);
    close();
    await rm(dataDir, { recursive: true });
  },
);

it('ends as asked when the collector is away', { timeout: 90_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const running = await startProgram({
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  assert.equal((await fetch(`${running.api}/api/blogs`)).status, 200);
  assert.equal(await running.end('SIGTERM'), 0);
  await rm(dataDir, { recursive: true });
});
