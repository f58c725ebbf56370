import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../root.ts';
import { requireFreePort } from '../processes/product.ts';
import { releasable } from '../product/releases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'cyberharbour-start-'));
after(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** A store with this tree's product, where another suite has built it already. Without it the first start builds. */
const { BUILT_STORE } = process.env;

const ports = { WEB_PORT: '21700', API_PORT: '21701' };
const settings = {
  ...ports,
  DATA_DIR: join(scratch, 'data'),
  RELEASE_STORE: join(scratch, 'store'),
  WEB_ORIGINS: 'http://localhost:21700',
};

/** `npm start` without npm; `until` is the line that ends it by Ctrl-C. */
async function start(env: NodeJS.ProcessEnv = {}, { until, words = [] }: { until?: RegExp; words?: string[] } = {}) {
  const child = spawn(process.execPath, [...words, join(root, 'run/pinned.mjs'), 'run/start.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
  });
  let output = '';
  const read = (text: Buffer) => {
    output += String(text);
    if (until?.test(output)) child.kill('SIGINT');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';

describe('npm start', () => {
  it('builds what is not built, tells what to open and how to sign in, and gives every port back', async () => {
    if (BUILT_STORE) cpSync(BUILT_STORE, settings.RELEASE_STORE, { recursive: true });
    const { output } = await start({}, { until: /Ctrl-C ends it/ });
    assert.equal(output.includes(`Building ${releasable.length} packages`), !BUILT_STORE);
    assert.match(output, /Open {6}http:\/\/localhost:21700/);
    assert.match(output, /Admin {5}admin@cyberharbour\.example, password \S{12,}/);
    for (const port of Object.values(ports)) await requireFreePort(Number(port), 'a port');
  });

  it('builds nothing when nothing has changed, and does not tell the password again', async () => {
    const { output } = await start({}, { until: /Ctrl-C ends it/ });
    assert.doesNotMatch(output, /Building|, password \S+ {2}\(shown/);
    assert.match(output, /Ready after/);
  });

  for (const [setting, port] of Object.entries(ports)) {
    it(`says which setting to change when ${setting} is taken`, async () => {
      const other = createServer().listen(Number(port), '127.0.0.1');
      await once(other, 'listening');
      const { code, output } = await start();
      other.close();
      assert.equal(code, 1);
      assert.match(lastLine(output), new RegExp(`^Port ${port} is taken\\. Set ${setting} to a free one`));
      assert.doesNotMatch(output, /\n\s+at /);
    });
  }

  for (const setting of ['DATA_DIR', 'RELEASE_STORE']) {
    it(`says which setting to change when ${setting} cannot be written`, async () => {
      const file = join(scratch, `${setting}-is-a-file`);
      writeFileSync(file, '');
      const { code, output } = await start({ [setting]: file });
      assert.equal(code, 1);
      assert.match(lastLine(output), new RegExp(`cannot be written\\. Set ${setting} to one that can\\.$`));
      assert.doesNotMatch(output, /\n\s+at /);
    });
  }

  it('names the Node that it needs when the one at hand is too old', async () => {
    const old = join(scratch, 'old-node.mjs');
    writeFileSync(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });\n",
    );
    const { code, output } = await start({}, { words: ['--import', old] });
    assert.equal(code, 1);
    assert.equal(
      output.trim(),
      'Node 18.20.0 is too old to begin with: CyberHarbour needs Node 20 or newer (it then brings its own).',
    );
  });
});
