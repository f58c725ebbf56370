import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { freePort } from '@cyberharbour/processes';
import sharp from 'sharp';
import { callApi } from '../testing/caller.ts';
import { form } from '../testing/forms.ts';
import { joinAsMember, startProgram } from '../testing/process.ts';

let shade = 0;
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: (shade += 1) % 255, g: shade >> 8, b: 3 } } })
    .png()
    .toBuffer();

void it(
  'the disk is full: writes are refused in a sentence, reads go on, and writes come back without a restart',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-small-'));
    // A small disk of its own; mounting one is for root.
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
    const running = await startProgram({ DATA_DIR: folder, API_PORT: String(await freePort()) });
    try {
      const cookie = await joinAsMember(running.api, folder, 'mei@example.com');
      const post = async (content = 'C') =>
        callApi(running.api, 'POST', '/blogs', {
          cookie,
          body: form({ title: 'T', content }, { bytes: await picture() }),
        });
      assert.equal((await post()).status, 201);
      const ballast = path.join(folder, 'ballast');
      await writeFile(ballast, Buffer.alloc(16 * 1024 * 1024));
      let refused = await post();
      for (let each = 0; each < 400 && refused.status === 201; each += 1) refused = await post('x'.repeat(49_000));
      assert.ok([503, 507].includes(refused.status), `${refused.status}`);
      assert.match(String(refused.body.message), /^We have no room to store this right now\. Reading works/);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      const { total } = (await callApi(running.api, 'GET', '/blogs?mine=true&limit=1', { cookie })).body as {
        total: number;
      };
      assert.equal((await callApi(running.api, 'GET', '/auth/verify', { cookie })).status, 200);
      await rm(ballast);
      assert.equal((await post()).status, 201);
      assert.equal(
        (await callApi(running.api, 'GET', '/blogs?mine=true&limit=1', { cookie })).body['total'],
        total + 1,
      );
    } finally {
      await running.end('SIGTERM');
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    }
  },
);
