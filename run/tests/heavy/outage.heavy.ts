import assert from 'node:assert/strict';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { promote, ReleaseStore } from '@cyberharbour/releases';
import { TestWebServer } from '../../../shell/server/testing/test-web-server.ts';
import { endAll, startWeb } from '../../processes/product.ts';

/** An hour is too long to watch: so many pages stand for it, with a restart of the web server between the halves. */
const pages = 400;

describe('a web server whose store is gone or garbled', () => {
  let server: TestWebServer;
  let web: Awaited<ReturnType<typeof serve>>;
  let log = '';
  before(async () => {
    server = await TestWebServer.create();
    await server.resetStore();
    web = await serve();
  });
  after(async () => {
    await endAll();
    await server.close();
  });

  async function serve() {
    const env = {
      RELEASE_STORE: server.store.folder,
      DATA_DIR: server.state,
      WEB_PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
    };
    const started = await startWeb(env);
    started.child.stdout.on('data', (text: Buffer) => (log += String(text)));
    return { child: started.child, address: started.ready.web };
  }
  const health = async () => ((await (await fetch(`${web.address}/healthz`)).json()) as { releases: string }).releases;
  /** Nobody visits meanwhile: what raises the alarm is the web server itself. @returns seconds */
  async function until(state: string): Promise<number> {
    const began = performance.now();
    while ((await health()) !== state) {
      assert.ok(performance.now() - began < 60_000, `not "${state}" within a minute`);
      await setTimeout(100);
    }
    return (performance.now() - began) / 1000;
  }
  const alarms = () => log.split('"alarm":"releases"').length - 1;
  /** What follows a change of the state a moment later. */
  async function untilSo(isSo: () => boolean | Promise<boolean>, fault: string): Promise<void> {
    for (let look = 0; !(await isSo()); look += 1) {
      assert.ok(look < 50, fault);
      await setTimeout(100);
    }
  }
  /** The log comes through a pipe of its own: what stands in it may arrive after the answer about the state. */
  const untilAlarm = (before: number) =>
    untilSo(() => alarms() !== before, 'no alarm in the log 5 s after the state changed');
  const shows = async (version: string) => {
    const response = await fetch(`${web.address}/mf_public`);
    return (
      response.ok &&
      new RegExp(`"name":"mf_public","version":"${version}"`).test(await response.text()) &&
      (await fetch(`${web.address}/r/mf_public/${version}/remoteEntry.js`)).ok
    );
  };
  /** Pages show what is live by a set that is a quarter of a second old at most: they may change after the state. */
  const untilShown = (version: string) =>
    untilSo(() => shows(version), `no page with ${version} 5 s after it was promoted`);
  async function countShown(version: string, count: number): Promise<number> {
    let good = 0;
    for (let at = 0; at < count; at += 1) good += Number(await shows(version));
    return good;
  }

  it('gone: alarm within 30 s, every page from the last verified set, also after a restart', async (test) => {
    assert.equal(await health(), 'in order');
    await rename(server.store.folder, `${server.store.folder}-away`);
    const seconds = await until('last verified set');
    await untilAlarm(0);
    let good = await countShown('1.1.0', pages / 2);
    web.child.kill('SIGTERM');
    web = await serve();
    good += await countShown('1.1.0', pages / 2);
    test.diagnostic(
      `store gone: alarm after ${seconds.toFixed(1)} s; ${good} of ${pages} pages from the last verified set`,
    );
    assert.ok(seconds <= 30);
    assert.equal(good, pages);
    await rename(`${server.store.folder}-away`, server.store.folder);
    await until('in order');
  });

  it('garbled: alarm within 30 s, every page from the last verified set, and mended by itself', async (test) => {
    const before = alarms();
    const file = join(server.store.folder, 'releases', 'mf_public', '000003.json');
    await writeFile(file, '{"revision":');
    const seconds = await until('last verified set');
    await untilAlarm(before);
    const good = await countShown('1.1.0', pages);
    test.diagnostic(
      `store garbled: alarm after ${seconds.toFixed(1)} s; ${good} of ${pages} pages from the last verified set`,
    );
    assert.ok(seconds <= 30);
    assert.equal(good, pages);
    await rename(file, `${file}.taken-out`);
    await promote(new ReleaseStore(server.store.folder), 'mf_public', '1.0.0');
    await until('in order');
    await untilShown('1.0.0');
  });
});
