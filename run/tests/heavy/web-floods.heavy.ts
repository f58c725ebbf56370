import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { bringUpToDate } from '../../product/releases.ts';

/** Printed, not tested: what everybody else waits at most, in milliseconds, and the resident memory in MiB. */
const bars = { wait: 200, memory: 160 };
/** How long each flood lasts, in milliseconds: longer than a slow head is waited for. */
const length = Number(process.env.FLOOD ?? 20_000);

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;

describe('the web server while others flood it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-web-floods-'));
  let web: Awaited<ReturnType<typeof startWeb>>;
  before(async () => {
    const [webPort, apiPort] = [String(await getPort()), String(await getPort())];
    const settings = {
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
    web = await startWeb(settings);
    for (let page = 0; page < 200; page += 1) await read(page % 2 === 0 ? '/' : '/blog');
  });
  after(async () => {
    await endAll();
    rmSync(folder, { recursive: true, force: true });
  });

  async function read(path: string): Promise<number> {
    const began = performance.now();
    const answer = await fetch(`${web.ready.web}${path}`);
    assert.equal(answer.status, 200);
    await answer.arrayBuffer();
    return performance.now() - began;
  }
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web.child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024;

  /** Sockets that send a little and then a byte now and then; one that was ended comes again. */
  function drip(count: number, head: string): () => void {
    const sockets = new Set<Socket>();
    let isOver = false;
    const open = () => {
      const socket = connect(Number(new URL(web.ready.web).port), '127.0.0.1').on('error', () => undefined);
      sockets.add(socket);
      socket.write(head);
      socket.once('close', () => {
        sockets.delete(socket);
        if (!isOver) setTimeout(open, 50);
      });
    };
    for (let each = 0; each < count; each += 1) open();
    const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500);
    return () => {
      isOver = true;
      clearInterval(timer);
      sockets.forEach((socket) => socket.destroy());
    };
  }

  for (const [name, begin] of [
    ['500 heads that never end', () => drip(500, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')],
    [
      '500 bodies that never end',
      () =>
        drip(
          500,
          'POST /_failures HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
        ),
    ],
    [
      '500 connections that ask for 200 pages each and read none',
      () => drip(500, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200)),
    ],
  ] as const)
    it(`everybody else is answered, how soon is printed: ${name}`, async (test) => {
      const before = memory();
      const end = begin();
      const times: number[] = [];
      let most = before;
      for (const until = performance.now() + length; performance.now() < until; await pause(20)) {
        times.push(await read(times.length % 2 === 0 ? '/' : '/blog'));
        most = Math.max(most, memory());
      }
      end();
      test.diagnostic(
        `${name}: p99 of others ${quantile(times, 0.99).toFixed(0)} ms of ${times.length} pages ` +
          `(bar: ${bars.wait} ms), ${before.toFixed(0)} and at most ${most.toFixed(0)} MiB (bar: ${bars.memory})`,
      );
      await pause(1500);
    });
});
