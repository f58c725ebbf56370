import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { promote, watchTrial } from '@cyberharbour/releases';
import { countsAt, feelAt } from '../../../releases/src/api-server/counts.ts';
import { chance } from '../../../releases/src/testing/chance.ts';
import { Harbour } from '../../../releases/src/testing/fake-releases.ts';
import { root } from '../../root.ts';
import { endAll, startApi } from '../../processes/product.ts';

describe('a trial that is watched, with visitors who tell the real API', () => {
  const data = mkdtempSync(join(tmpdir(), 'cyberharbour-trials-'));
  let harbour: Harbour;
  let api: string;
  before(async () => {
    harbour = await Harbour.open();
    await harbour.shell();
    await harbour.live('1.0.0');
    const port = String(await freePort());
    ({ api } = (
      await startApi({
        DATA_DIR: data,
        API_PORT: port,
        SEED: 'none',
        RATE_LIMIT_SCALE: '1000',
        // All visitors of this test come from one address.
        RELEASE_REPORTS_PER_ADDRESS: '1000',
      })
    ).ready);
  });
  after(async () => {
    await endAll();
    await harbour.close();
    rmSync(data, { recursive: true, force: true });
  });

  const send = async (to: 'outcomes' | 'feel', reports: readonly object[]) => {
    const response = await fetch(`${api}/api/releases/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(reports),
    });
    assert.equal(response.status, 200);
  };
  const report = async (reports: ReturnType<typeof visit>[]) => {
    for (let at = 0; at < reports.length; at += 10) await send('outcomes', reports.slice(at, at + 10));
  };
  /** Once the command says that the trial is watched, the visitors come. */
  const untilWatched = async (lines: Readable) => {
    let printed = '';
    for await (const [chunk] of on(lines, 'data', { close: ['end'] })) {
      printed += String(chunk);
      if (/ and watched\./.test(printed)) return;
    }
    assert.fail(`It ended before it watched anything: ${printed}`);
  };
  const visit = (version: string, error: boolean) => ({ name: 'mf_public', version, session: true, error });

  it('is taken back by the command itself within a minute of 50 sessions, 20 % against 0.5 %', async (test) => {
    await harbour.ship('1.1.0');
    const words = [
      'promote',
      'mf_public',
      '1.1.0',
      '--percent',
      '10',
      '--watch',
      '--no-smoke',
      '--api',
      api,
      '--by',
      'pipeline',
      '--store',
      harbour.store.folder,
    ];
    const command = spawn(process.execPath, [join(root, 'node_modules/.bin/cyberharbour-mf'), ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = text(command.stdout);
    const ended = once(command, 'exit');
    await untilWatched(command.stderr);
    await report([
      ...Array.from({ length: 450 }, (_, at) => visit('1.0.0', at % 225 === 7)),
      ...Array.from({ length: 50 }, (_, at) => visit('1.1.0', at % 5 === 0)),
    ]);
    const began = performance.now();
    const [code] = (await ended) as [number | null];
    const seconds = (performance.now() - began) / 1000;
    test.diagnostic(`${(await output).trim()} ${seconds.toFixed(1)} s after the 50th session.`);
    assert.equal(code, 1);
    assert.ok(seconds < 60, `${seconds} s`);
    assert.match(
      await output,
      /mf_public 1\.1\.0 was taken back: it failed in 10 of 50 sessions \(20\.0 %\), the live version in 2 of 450 sessions \(0\.4 %\)/,
    );
    const latest = await harbour.store.latest('mf_public');
    assert.deepEqual([latest?.action, latest?.current, latest?.canary], ['rollback', '1.0.0', undefined]);
  });

  it('is taken back when it feels worse to the visitors of the real API, though it never fails', async (test) => {
    await harbour.ship('1.2.0');
    await promote(harbour.store, 'mf_public', '1.2.0', { percent: 10 });
    const began = Promise.withResolvers();
    const watched = watchTrial(harbour.store, 'mf_public', {
      counts: countsAt(api),
      feel: feelAt(api),
      every: 200,
      say: began.resolve,
    });
    await began.promise;
    const draw = chance(77);
    const felt = (version: string, middle: number) => ({
      name: 'mf_public',
      version,
      lcp: middle * (0.5 + draw()),
      errors: 0,
      failedLoads: 0,
    });
    for (let at = 0; at < 200; at += 1)
      await send('feel', [felt('1.2.0', 2600), ...Array.from({ length: 9 }, () => felt('1.0.0', 1300))]);
    const { result, sentence } = await watched;
    test.diagnostic(sentence);
    assert.equal(result, 'rolled back');
    assert.match(sentence, /its largest paint came later: within \d+ ms in three of four of \d+ views/);
  });

  it('is left alone in 100 of 100 trials that fail as often as the live version', async (test) => {
    const alarms: string[] = [];
    let sessions = 0;
    for (let trial = 1; trial <= 100; trial += 1) {
      const version = `2.${trial}.0`;
      await harbour.ship(version);
      await promote(harbour.store, 'mf_public', version, { percent: 10 });
      const began = Promise.withResolvers();
      const watched = watchTrial(harbour.store, 'mf_public', {
        counts: countsAt(api),
        every: 5,
        enough: 100,
        say: began.resolve,
      });
      const draw = chance(trial);
      await began.promise;
      let tried = 0;
      while (tried < 100) {
        const visitors = Array.from({ length: 50 }, () => visit(draw() < 0.1 ? version : '1.0.0', draw() < 0.005));
        tried += visitors.filter((one) => one.version === version).length;
        await report(visitors);
      }
      const { result, sentence, trial: count } = await watched;
      sessions += count.sessions;
      if (result !== 'sound') alarms.push(sentence);
    }
    test.diagnostic(`${sessions} sessions on trial, ${alarms.length} false alarms.`);
    assert.deepEqual(alarms, []);
  });
});
