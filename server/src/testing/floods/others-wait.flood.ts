import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { memoryOf, quantile } from '../../bench/measure.ts';
import { callApi, keepCalling } from '../caller.ts';
import { type RunningProgram, startProgram } from '../process.ts';
import { drip } from './drip.ts';

/** In milliseconds: what everybody else should wait at most while somebody floods. It is printed, not tested. */
const bar = 200;
/** How long each flood lasts, in milliseconds. */
const length = Number(process.env['FLOOD'] ?? 8000);
const others = 2;

/** What one visitor reads meanwhile, again and again. */
async function readMeanwhile(api: string): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + length; performance.now() < end; await pause(20)) {
    const began = performance.now();
    const { status } = await callApi(api, 'GET', '/blogs?limit=20');
    assert.equal(status, 200);
    times.push(performance.now() - began);
  }
  return times;
}

describe('while others flood', () => {
  let running: RunningProgram;
  let dataDir = '';
  let port = 0;
  before(async () => {
    [dataDir, port] = [await mkdtemp(path.join(tmpdir(), 'cyberharbour-flood-')), await freePort()];
    running = await startProgram({ DATA_DIR: dataDir, API_PORT: String(port), ADMIN_PASSWORD: 'ladder custard pier' });
    for (let each = 0; each < 200; each += 1) await callApi(running.api, 'GET', '/blogs?limit=20');
  });
  after(async () => {
    await running.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  });

  const call = (method: string, url: string, body?: object) => () =>
    callApi(running.api, method, url, body ? { body } : {});
  const lanes = (count: number, made: () => ReturnType<typeof callApi>) => {
    const calling = keepCalling(count, made);
    return () => void calling.stop();
  };
  const body =
    'host: x\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{';
  const login = { email: 'nobody@example.com', password: 'not the one' };
  const recovery = { ...login, newEmail: 'somebody@example.com' };

  const floods: [name: string, begin: () => () => void][] = [
    ['300 heads that never end', () => drip(port, 300, 'GET /api/blogs HTTP/1.1\r\nhost: x\r\nx-slow: ')],
    ['300 bodies that never end', () => drip(port, 300, `POST /api/auth/login HTTP/1.1\r\n${body}`)],
    [
      '50 connections that ask for 2,000 lists and read none',
      () => drip(port, 50, 'GET /api/blogs HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2000)),
    ],
    ['wrong logins, 16 at once', () => lanes(16, call('POST', '/auth/login', login))],
    ['requests for codes, 16 at once', () => lanes(16, call('POST', '/auth/forgot-password', login))],
    ['requests to recover accounts, 16 at once', () => lanes(16, call('POST', '/auth/recovery', recovery))],
    ['searches, 16 at once', () => lanes(16, call('GET', '/blogs?q=phishing'))],
  ];
  for (const [name, begin] of floods)
    it(`everybody else is answered, how soon is printed: ${name}`, async (test) => {
      const end = begin();
      const times = (await Promise.all(Array.from({ length: others }, () => readMeanwhile(running.api)))).flat();
      end();
      const memory = await memoryOf(running);
      const p99 = quantile(times, 0.99);
      test.diagnostic(
        `${name}: p99 of others ${p99.toFixed(0)} ms of ${times.length} reads (bar: ${bar} ms), ${memory.toFixed(0)} MiB`,
      );
      await pause(500);
    });
});
