import assert from 'node:assert/strict';
import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { containerOf, TestWebServer } from '../testing/test-web-server.ts';
import { auditStore } from './audit-store.ts';

const server = await TestWebServer.create();
after(() => server.close());

it('raises an alarm for a live file that was damaged, once, and says when it is over', async () => {
  await server.resetStore();
  const alarms: string[] = [];
  const stop = auditStore(
    server.store,
    { error: (details) => alarms.push((details as { fault: string }).fault), warn: (text) => alarms.push(text) },
    20,
  );
  const file = join(server.store.filesOf('mf_public', '1.1.0'), 'remoteEntry.js');
  await setTimeout(200);
  assert.deepEqual(alarms, []);
  await writeFile(file, 'evil();');
  while (alarms.length === 0) await setTimeout(20);
  await setTimeout(100);
  assert.deepEqual(alarms, ['mf_public 1.1.0: remoteEntry.js is not what was published.']);
  await writeFile(file, containerOf('mf_public', '1.1.0'));
  while (alarms.length === 1) await setTimeout(20);
  assert.equal(alarms[1], 'The release store is in order again.');
  stop();
});

it('raises an alarm when the last step of a history is taken away', async () => {
  await server.resetStore();
  const alarms: string[] = [];
  const stop = auditStore(
    server.store,
    { error: (details) => alarms.push((details as { fault: string }).fault), warn: () => undefined },
    20,
  );
  await setTimeout(200);
  assert.deepEqual(alarms, []);
  await unlink(join(server.store.folder, 'releases/mf_public/000002.json'));
  while (alarms.length === 0) await setTimeout(20);
  stop();
  assert.deepEqual(alarms, ['mf_public went back from revision 2 to 1: a step of its history is gone.']);
});
