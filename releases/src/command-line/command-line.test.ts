import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { apiVersionAt } from '../api-server/api-version.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { installedProgram, programPath } from '../testing/installed-program.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
before(async () => {
  await harbour.shell();
  await harbour.live('1.0.0');
  await harbour.ship('1.1.0');
});

function mf(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(installedProgram, [...words, '--store', harbour.store.folder], {
    encoding: 'utf8',
    env: { ...process.env, PATH: programPath, CHROMIUM: '/nowhere' },
  });
  return { status, stdout, stderr };
}
const asJson = (said: { stdout: string }) => JSON.parse(said.stdout) as Record<string, unknown>;

/** No browser is given to these small releases; the journeys mount real ones. */
const unchecked = ' Its smoke mount was not checked: there is no Chromium here; CHROMIUM names one.';

describe('cyberharbour-mf', () => {
  it('promotes, goes back, pins and lets go, each in one sentence', () => {
    assert.equal(
      mf('promote', 'mf_public', '1.1.0', '--percent', '10').stdout,
      `mf_public 1.1.0 is live for 10 % of visitors, 1.0.0 for the others.${unchecked}\n`,
    );
    assert.equal(
      mf('promote', 'mf_public', '1.1.0', '--reason', 'ten per cent went well').stdout,
      'mf_public 1.1.0 is live.\n',
    );
    assert.equal(mf('rollback', 'mf_public').stdout, 'mf_public is back at 1.0.0.\n');
    assert.equal(mf('pin', 'mf_public').stdout, 'mf_public is pinned at 1.0.0.\n');
    assert.equal(
      mf('promote', 'mf_public', '1.1.0').stderr,
      'cyberharbour-mf: mf_public is pinned at 1.0.0: cyberharbour-mf unpin mf_public lets it move again.\n',
    );
    assert.equal(mf('unpin', 'mf_public').status, 0);
    assert.match(mf('history', 'mf_public').stdout, /promote 1\.1\.0 .*\(ten per cent went well\)/);
  });

  it('prints words of others without what a terminal obeys', async () => {
    await harbour.ship('1.1.1', undefined, { names: { '@cyberharbour/shared-ui': ['Page\u001b[2J\r\u009b1A'] } });
    const { stdout } = mf('diff', 'mf_public', '1.1.0', '1.1.1');
    assert.match(stdout, /names added: @cyberharbour\/shared-ui: Page\ufffd\[2J\ufffd\ufffd1A/);
    assert.doesNotMatch(stdout, /[^\P{Cc}\n]/u);
  });

  it('answers no with exit code 1 and every reason, also as JSON', () => {
    const no = mf('can-i-deploy', 'mf_public', '1.1.0', '--api', '9.0.0', '--json');
    assert.equal(no.status, 1);
    assert.deepEqual(asJson(no)['reasons'], ['mf_public 1.1.0 needs API ^1.0.0, and the server speaks 9.0.0.']);
    assert.equal(mf('can-i-deploy', 'mf_public', '1.1.0').status, 0);
    const refused = mf('promote', 'mf_public', '9.9.9', '--json');
    assert.deepEqual([refused.status, asJson(refused)], [1, { refused: ['mf_public 9.9.9 was never published.'] }]);
  });

  for (const words of [
    ['fly'],
    ['promote', 'mf_public'],
    ['promote', 'mf_public', '1.1.0', '--percent', 'some'],
    ['status', '--loud'],
    ['rollback', 'mf_admin', '--percent', '10'],
    ['promote', 'mf_public', '1.1.0', '--minutes', '5'],
    ['promote', 'mf_public', '1.1.0', '--no-smoke', '--require-smoke'],
    ['keys', 'new', 'team'],
  ]) {
    it(`says what is wrong with "${words.join(' ')}", with exit code 2`, () => {
      const { status, stderr } = mf(...words);
      assert.equal(status, 2);
      assert.match(stderr, /^cyberharbour-mf: .* See cyberharbour-mf --help\.\n$/);
    });
  }

  it('helps, with every verb and with one', () => {
    const { status, stdout } = mf('--help');
    assert.equal(status, 0);
    for (const verb of [
      'can-i-deploy',
      'promote',
      'rollback',
      'pin',
      'unpin',
      'disable',
      'enable',
      'diff',
      'verify',
      'gc',
      'keys',
    ])
      assert.match(stdout, new RegExp(`cyberharbour-mf ${verb}\\b`));
    assert.match(mf('gc', '--help').stdout, /^cyberharbour-mf gc \[--dry-run\]/);
  });

  it('names a unit of release, a version or a path outside the store as what it is', () => {
    assert.match(mf('promote', '../../etc', '1.0.0').stderr, /\.\.\/\.\.\/etc is no unit of release/);
    assert.match(mf('promote', 'mf_public', '../1.0.0').stderr, /is no version/);
  });

  it('tells a store that cannot be read from a refusal: exit code 3', async () => {
    const file = join(harbour.store.folder, 'releases', 'shell', '000001.json');
    await rename(file, `${file}.saved`);
    await writeFile(file, 'garbled');
    const { status, stderr } = mf('status');
    await rename(`${file}.saved`, file);
    assert.equal(status, 3);
    assert.match(stderr, /^cyberharbour-mf: .*000001\.json is not readable/);
  });
});

it('asks a running API for its version, and refuses when it does not say', async () => {
  const server = createServer((request, response) =>
    response.end(request.url === '/api/openapi.json' ? '{"info":{"version":"1.4.0"}}' : ''),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  assert.equal(await apiVersionAt(address), '1.4.0');
  server.close();
  await assert.rejects(apiVersionAt(address), { name: 'ReleaseRefused', message: /does not say its version/ });
});
