import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, it } from 'node:test';
import { verifyStore } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());

const run = (file: string, ...words: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, '../testing', file), ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

it('50 publishes and promotes by six processes of three teams, with two readers: none lost, none torn', async (test) => {
  await harbour.anew();
  await harbour.shell();
  const store = harbour.store.folder;
  const readers = [run('reader-at-work.ts', store), run('reader-at-work.ts', store)];
  const said = readers.map((reader) => text(reader.stdout));
  // 9 + 8 versions for each of two teams, 8 + 8 for the third.
  const writers = ['mf_one', 'mf_two', 'mf_three'].flatMap((name, place) => [
    run('team-at-work.ts', harbour.folder, store, name, '0', place < 2 ? '9' : '8'),
    run('team-at-work.ts', harbour.folder, store, name, '100', '8'),
  ]);
  const codes = await Promise.all(writers.map(async (writer) => ((await once(writer, 'exit')) as [number])[0]));
  for (const reader of readers) reader.stdin.end();
  const results = (await Promise.all(said)).map((line) => JSON.parse(line) as { reads: number; torn: string[] });

  assert.deepEqual(codes, [0, 0, 0, 0, 0, 0]);
  const histories = await Promise.all(['mf_one', 'mf_two', 'mf_three'].map((name) => harbour.store.history(name)));
  const counted = histories.reduce((sum, steps) => sum + new Set(steps.map(({ current }) => current)).size, 0);
  const [reads, torn] = [results.reduce((sum, one) => sum + one.reads, 0), results.flatMap((one) => one.torn).length];
  test.diagnostic(
    `50 publishes and promotes: ${50 - counted} lost; ${reads} readings of everything meanwhile: ${torn} torn`,
  );
  assert.deepEqual(
    results.flatMap(({ torn }) => torn),
    [],
  );
  assert.ok(results.every(({ reads }) => reads > 10));
  assert.deepEqual(
    histories.map((steps) => new Set(steps.map(({ current }) => current)).size),
    [17, 17, 16],
  );
  for (const steps of histories) {
    assert.deepEqual(
      steps.map(({ revision }) => revision),
      steps.map((_, place) => place + 1),
    );
    assert.deepEqual(
      steps.slice(1).map(({ previous }) => previous),
      steps.slice(0, -1).map(({ current }) => current),
    );
  }
  assert.deepEqual((await verifyStore(harbour.store)).faults, []);
  assert.deepEqual(await readdir(join(store, 'tmp')), []);
});
