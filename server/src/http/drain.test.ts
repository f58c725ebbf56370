import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import { form, photo } from '../testing/forms.ts';
import { joinAsMember, startProgram } from '../testing/process.ts';

it('SIGTERM under load: every request that was taken is answered whole', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cyberharbour-'));
  const running = await startProgram({ DATA_DIR: dataDir, API_PORT: String(await freePort()), PICTURES_WAITING: '20' });
  const cookie = await joinAsMember(running.api, dataDir, 'mei@example.com');
  const bytes = await photo(900, 600);
  const answered: number[] = [];
  const broken: unknown[] = [];
  const post = async () => {
    try {
      const answer = await fetch(`${running.api}/api/blogs`, {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', cookie },
        body: form({ title: 'T', content: 'C' }, { bytes }),
      });
      await answer.json();
      answered.push(answer.status);
    } catch (error) {
      broken.push(error);
    }
  };
  // From a poor phone: its second half comes long after everyone else has been answered.
  const slow = async (taken: () => void) => {
    const whole = new Response(form({ title: 'T', content: 'C' }, { bytes }));
    const body = Buffer.from(await whole.arrayBuffer());
    const sending = request(`${running.api}/api/blogs`, {
      method: 'POST',
      headers: {
        origin: 'http://localhost:3000',
        cookie,
        'content-type': whole.headers.get('content-type') ?? '',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    sending.once('continue', taken);
    sending.write(body.subarray(0, body.length / 2));
    setTimeout(() => sending.end(body.subarray(body.length / 2)), 6000);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answered.push(answer.statusCode ?? 0);
  };
  let take = () => {};
  const taken = new Promise<void>((resolve) => (take = resolve));
  const slowly = slow(() => take());
  await taken;
  const posts = Array.from({ length: 12 }, post);
  // One picture is made after the other: the bodies of the others have been read by then.
  await Promise.race(posts);
  const code = running.end('SIGTERM');
  await Promise.all([slowly, ...posts]);
  assert.equal(await code, 0);
  assert.deepEqual([broken, new Set(answered), answered.length], [[], new Set([201]), 13]);
  await assert.rejects(fetch(`${running.api}/healthz`));
  await rm(dataDir, { recursive: true });
});
