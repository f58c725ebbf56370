import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { endProcess, freePort, startServer } from '@cyberharbour/processes';
import { Harbour } from '../../../releases/src/testing/fake-releases.ts';

import { root } from '../../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-web-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What the container file copies beside what it installs. */
function copySources() {
  const text = readFileSync(join(root, 'deploy/web.Containerfile'), 'utf8');
  const last = text.slice(text.lastIndexOf('FROM '));
  for (const [, source = ''] of last.matchAll(/^COPY (?!--from)(\S+) \S+$/gm))
    cpSync(join(root, source), join(folder, source), { recursive: true });
}

it('the web server runs on what its container installs: at most 60 packages, no build tool', async (test) => {
  const installed = execFileSync(process.execPath, ['run/install-web-server.ts', folder], { cwd: root }).toString();
  test.diagnostic(installed.trim().split('\n').at(-1) ?? '');
  const names = globSync('**/node_modules/{@*/*,[!@.]*}/package.json', { cwd: folder }).filter(
    (file) => !file.includes('@cyberharbour'),
  );
  assert.ok(names.length > 0 && names.length <= 60, String(names.length));
  assert.ok(!names.some((name) => /\/(?:webpack|typescript|jest|@swc\/core)\//.test(name)));
  copySources();
  const releases = await Harbour.open();
  await releases.shell();
  await releases.live('1.0.0');
  const port = String(await freePort());
  const web = startServer(['shell/server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      WEB_PORT: port,
      DATA_DIR: join(folder, 'data'),
      RELEASE_STORE: releases.store.folder,
    },
    onError: (text) => process.stderr.write(text),
  });
  try {
    await web.ready;
    const page = await fetch(`http://localhost:${port}/`);
    assert.deepEqual([page.status, /<div id="root">/.test(await page.text())], [200, true]);
    const versions = await fetch(`http://localhost:${port}/_versions`);
    assert.deepEqual(await versions.json(), { mf_public: '1.0.0', shell: '1.0.0' });
  } finally {
    await endProcess(web.child);
    await releases.close();
  }
});
