import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { memoryOf, quantile } from '../../../server/src/bench/measure.ts';
import { drip } from '../../../server/src/testing/floods/drip.ts';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { bringUpToDate } from '../../product/releases.ts';

/** Printed, not tested: what everybody else waits at most, in milliseconds, and the resident memory in MiB. */
const bars = { wait: 200, memory: 160 };
/** How long each flood lasts, in milliseconds: longer than a slow head is waited for. */
const length = Number(process.env.FLOOD ?? 20_000);

describe('the web server while others flood it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-web-floods-'));
  let settings: Record<string, string> & { RELEASE_STORE: string };
  let web: Awaited<ReturnType<typeof startWeb>>;
  before(async () => {
    const [webPort, apiPort] = [String(await freePort()), String(await freePort())];
    settings = {
      DATA_DIR: join(folder, 'data'),
      RELEASE_STORE: join(folder, 'store'),
      WEB_PORT: webPort,
      API_PORT: apiPort,
      PUBLIC_API_URL: `http://localhost:${apiPort}`,
      WEB_ORIGINS: `http://localhost:${webPort}`,
      ADMIN_PASSWORD: 'ladder custard pier',
    };
    await bringUpToDate(settings.RELEASE_STORE, console.log);
    await startApi(settings);
    // Its modules are compiled by the first that runs.
    const first = await startWeb(settings);
    await end(first);
  });
  // Each flood meets a server of its own: what the one before left in memory is not its doing.
  beforeEach(async () => {
    web = await startWeb(settings);
    for (let page = 0; page < 200; page += 1) await read(page % 2 === 0 ? '/' : '/blog');
  });
  afterEach(() => end(web));
  after(async () => {
    await endAll();
    rmSync(folder, { recursive: true, force: true });
  });
  async function end({ child }: typeof web) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async function read(path: string): Promise<number> {
    const began = performance.now();
    const answer = await fetch(`${web.ready.web}${path}`);
    assert.equal(answer.status, 200);
    await answer.arrayBuffer();
    return performance.now() - began;
  }
  const flood = (head: string) => drip(Number(new URL(web.ready.web).port), 500, head, true);

  for (const [name, head] of [
    ['500 heads that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      '500 bodies that never end',
      'POST /_failures HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
    ],
    ['500 connections that ask for 200 pages each and read none', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200)],
  ] as const)
    it(`everybody else is answered, how soon is printed: ${name}`, async (test) => {
      const before = await memoryOf(web);
      const stop = flood(head);
      const times: number[] = [];
      let most = before;
      for (const until = performance.now() + length; performance.now() < until; await pause(20)) {
        times.push(await read(times.length % 2 === 0 ? '/' : '/blog'));
        most = Math.max(most, await memoryOf(web));
      }
      stop();
      test.diagnostic(
        `${name}: p99 of others ${quantile(times, 0.99).toFixed(0)} ms of ${times.length} pages ` +
          `(bar: ${bars.wait} ms), ${before.toFixed(0)} and at most ${most.toFixed(0)} MiB (bar: ${bars.memory})`,
      );
    });
});
