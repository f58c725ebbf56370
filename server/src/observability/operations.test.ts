import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilClosed } from '@cyberharbour/http-server/testing/closing';
import { freePort } from '@cyberharbour/processes';
import { Validator } from '@seriousme/openapi-schema-validator';
import { callApi } from '../testing/caller.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { form, photo } from '../testing/forms.ts';
import { joinAsMember, startProgram } from '../testing/process.ts';

onEveryDatabase('operations', (server) => {
  it('has a page that describes the API, which keeps its own strict policy', async () => {
    const page = await server().app.inject('/api/docs/');
    assert.deepEqual([page.statusCode, /<title>CyberHarbour API<\/title>/.test(page.payload)], [200, true]);
    assert.match(String(page.headers['content-security-policy']), /default-src 'self'/);
    assert.doesNotMatch(String(page.headers['content-security-policy']), /unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('says of each dependency whether it works, and why it gets no requests', async () => {
    const { app, context } = server();
    const ready = await app.inject('/readyz');
    assert.deepEqual(
      [ready.statusCode, ready.json()],
      [200, { status: 'ok', dependencies: { database: 'ok', pictures: 'ok' } }],
    );
    const works = context.dependencies;
    const [database, ...others] = works;
    assert.ok(database);
    const look = () => Promise.reject(Object.assign(new Error('at 10.0.0.7:5432'), { code: 'ECONNREFUSED' }));
    context.dependencies = [{ ...database, look }, ...others];
    const away = await app.inject('/readyz');
    context.dependencies = works;
    assert.deepEqual(
      [away.statusCode, Number(away.headers['retry-after']) > 0, away.json()],
      [
        503,
        true,
        {
          success: false,
          code: 'NOT_READY',
          message: 'The database of this process: fails (ECONNREFUSED).',
          dependencies: { database: 'fails (ECONNREFUSED)', pictures: 'ok' },
        },
      ],
    );
    context.dependencies = [...works, { name: 'limits', isNeeded: false, look: () => new Promise(() => undefined) }];
    const slow = await app.inject('/readyz');
    context.dependencies = works;
    assert.deepEqual(
      [slow.statusCode, slow.json<{ dependencies: object }>().dependencies],
      [200, { database: 'ok', pictures: 'ok', limits: 'does not answer within 1500 ms' }],
    );
  });

  it('describes every call with what it answers', async () => {
    interface Call {
      responses?: object;
      summary?: string;
      description?: string;
      tags?: string[];
      security?: object[];
      parameters?: { in: string; name: string }[];
      requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
    }
    const description = (await server().app.inject('/api/openapi.json')).json<Record<string, unknown>>();
    const { valid, errors } = await new Validator().validate(description);
    assert.deepEqual([valid, errors], [true, undefined], 'it is OpenAPI 3.1');
    const { openapi, paths } = (await server().app.inject('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, Call>>;
    }>();
    assert.equal(openapi, '3.1.0');
    for (const url of ['/api/admin/audit', '/api/newsletter/subscribe', '/api/admin/blogs/{id}/reject'])
      assert.ok(paths[url], url);
    for (const [url, calls] of Object.entries(paths))
      for (const call of Object.values(calls))
        assert.ok(call.responses && call.summary && call.tags?.length === 1, url);
    const approve = paths['/api/admin/blogs/{id}/approve']?.['put'];
    assert.deepEqual(
      [approve?.tags, approve?.description, approve?.security],
      [['admin: blogs'], 'Who may call: Administrators.', [{ session: [] }]],
    );
    const headers = (url: string, method: string) =>
      paths[url]?.[method]?.parameters?.filter((each) => each.in === 'header').map(({ name }) => name);
    assert.deepEqual(
      ['post', 'get'].map((method) => headers('/api/blogs', method)),
      [['Idempotency-Key'], ['If-None-Match']],
    );
    assert.deepEqual(
      ['put', 'delete'].map((method) => headers('/api/campaigns/{id}', method)),
      [['If-Match'], ['If-Match']],
    );
    const form = paths['/api/blogs']?.['post']?.requestBody?.content['multipart/form-data']?.schema;
    assert.deepEqual(
      [Object.keys(form?.properties ?? {}), form?.required],
      [
        ['title', 'content', 'topic', 'publishAt', 'imageAlt', 'imageFocus', 'image'],
        ['title', 'content', 'image'],
      ],
    );
    const answered = (url: string) => paths[url]?.['get']?.responses as Record<string, { content?: object }>;
    for (const list of ['users', 'blogs', 'blogs/pending', 'campaigns', 'campaigns/pending', 'newsletter', 'audit']) {
      assert.deepEqual(
        Object.keys(answered(`/api/admin/${list}`)['200']?.content ?? {}),
        ['application/json', 'text/csv'],
        list,
      );
    }
    assert.deepEqual(Object.keys(answered('/api/newsletter/confirm')), ['200', '404', '410']);
    assert.ok('304' in answered('/api/blogs/{id}'));
    assert.deepEqual(
      [paths['/api/resources']?.['get']?.description, paths['/api/resources']?.['get']?.security],
      ['Who may call: Everyone. The library is public.', []],
    );
  });
});

it(
  'gives its figures on a private port, logs nothing that is secret, and ends clients that are slow or speak no HTTP',
  { timeout: 90_000 },
  async (t) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
    const [apiPort, metricsPort] = [await freePort(), await freePort()];
    const env = {
      DATA_DIR: dataDir,
      API_PORT: String(apiPort),
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.2',
      LOG_LEVEL: 'trace',
      ADMIN_PASSWORD: 'ladder custard',
    };
    const running = await startProgram(env);
    t.after(() => running.child.kill('SIGKILL'));
    let log = '';
    running.child.stdout?.on('data', (data: Buffer) => (log += data.toString()));
    await fetch(`${running.api}/api/blogs/${'0'.repeat(10)}`);
    await fetch(`${running.api}/api/blogs`);
    const text = await (await fetch(`http://127.0.0.2:${metricsPort}/metrics`)).text();
    assert.match(text, /http_request_duration_seconds_count\{method="GET",route="\/api\/blogs\/:id",status="404"\} 1/);
    assert.match(text, /nodejs_eventloop_lag_seconds/);
    assert.equal((await fetch(`${running.api}/metrics`)).status, 404);

    const cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
    await callApi(running.api, 'POST', '/blogs', {
      cookie,
      body: form({ title: 'T', content: 'C' }, { bytes: await photo(60, 40) }),
    });
    await callApi(running.api, 'POST', '/reset-password', {
      body: { email: 'mei@example.com', otp: '987654', newPassword: 'a new ladder' },
    });
    await callApi(running.api, 'GET', '/newsletter/confirm?token=only-for-one-person');
    // The log comes through a pipe, which may be a moment behind the answer.
    for (let waited = 0; waited < 5000 && !log.includes('/api/newsletter/confirm'); waited += 20) await pause(20);
    assert.match(log, /"path":"\/api\/newsletter\/confirm"/);
    const [, token = ''] = cookie.split('=');
    for (const secret of [token, 'ladder custard', '987654', 'a new ladder', 'only-for-one-person', 'mei@example.com'])
      assert.equal(log.includes(secret), false, secret);

    const said = async (text: string) => {
      const socket = connect(apiPort, '127.0.0.1');
      await once(socket, 'connect');
      let answer = '';
      socket.on('data', (data: Buffer) => (answer += data.toString()));
      socket.write(text);
      await waitUntilClosed(socket);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      return {
        status: Number(head.split(' ')[1]),
        failure: JSON.parse(body) as { success: boolean; message: string; code: string },
      };
    };
    assert.deepEqual(await said('GET /api/blogs HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n'), {
      status: 400,
      failure: { success: false, message: 'The request could not be read.', code: 'INVALID' },
    });
    assert.deepEqual((await said(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).status, 431);
    // Half a head, and then nothing: the place is free again in time.
    const began = Date.now();
    assert.deepEqual((await said('POST /api/auth/login HTTP/1.1\r\nHost: x\r\n')).failure.code, 'TOO_SLOW');
    assert.ok(Date.now() - began < 45_000);
    assert.equal(await running.end('SIGTERM'), 0);

    const taken = createServer().listen(metricsPort, '127.0.0.2');
    await once(taken, 'listening');
    await assert.rejects(startProgram(env), /METRICS_PORT: port \d+ is taken/);
    taken.close();
    await rm(dataDir, { recursive: true });
  },
);
