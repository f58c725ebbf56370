import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { form, photo } from './testing/forms.ts';
import { freePort, joinAsMember, startProgram } from './testing/process.ts';

it('SIGTERM under load: every request that was taken is answered whole', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const running = await startProgram({ DATA_DIR: dataDir, API_PORT: String(await freePort()) });
  const cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
  const bytes = await photo(900, 600);
  const answered: number[] = [];
  const broken: unknown[] = [];
  const post = async () => {
    try {
      const answer = await fetch(`${running.api}/api/blogs`, { method: 'POST', headers: { origin: 'http://localhost:3000', cookie }, body: form({ title: 'T', content: 'C' }, { bytes }) });
      await answer.json();
      answered.push(answer.status);
    } catch (error) {
      broken.push(error);
    }
  };
  const sent = Array.from({ length: 12 }, post);
  await pause(150);
  const code = running.end('SIGTERM');
  await Promise.all(sent);
  assert.equal(await code, 0);
  assert.deepEqual([broken, new Set(answered), answered.length], [[], new Set([201]), 12]);
  await assert.rejects(fetch(`${running.api}/healthz`));
  await rm(dataDir, { recursive: true });
});
