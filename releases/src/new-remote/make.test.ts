import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readPackage, remoteFileReasons } from '@cyberharbour/platform/packages';
import { menuReasons } from '../gates/menu.ts';
import type { Policy } from '../policy/policy.ts';
import { makeRemote } from './make.ts';

const root = mkdtempSync(join(tmpdir(), 'cyberharbour-new-'));
after(() => rmSync(root, { recursive: true, force: true }));
const repository = join(import.meta.dirname, '../../..');
for (const file of ['mf-admin/remote.json', 'mf-admin/package.json', '.github/CODEOWNERS', 'deploy/chart/values.yaml'])
  cpSync(join(repository, file), join(root, file));
mkdirSync(join(root, '.github/workflows'), { recursive: true });
const lockfile = join(root, 'package-lock.json');
writeFileSync(lockfile, JSON.stringify({ packages: {} }));
const hashOfLockfile = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const stamp = join(root, 'node_modules/.cache/installed');

it('a remote whose name has dashes and digits has one in federation, in its file and in its pipeline', () => {
  makeRemote(root, { folder: 'mf-claims-eu2' });
  const unit = readPackage(join(root, 'mf-claims-eu2'));
  assert.equal(unit.remote?.name, 'mf_claims_eu2');
  assert.deepEqual(remoteFileReasons(unit), []);
  assert.match(readFileSync(join(root, '.github/workflows/mf-claims-eu2.yml'), 'utf8'), /name: mf_claims_eu2/);
  assert.match(readFileSync(join(root, 'deploy/chart/values.yaml'), 'utf8'), /mf-claims-eu2: \{ name: mf_claims_eu2,/);
});

it('what is installed stays so, and is not installed again for a link', () => {
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hashOfLockfile());
  makeRemote(root, { folder: 'mf-later' });
  assert.equal(readFileSync(stamp, 'utf8'), hashOfLockfile());
  writeFileSync(stamp, 'of another time');
  makeRemote(root, { folder: 'mf-latest' });
  assert.equal(readFileSync(stamp, 'utf8'), 'of another time');
});

it('names and paths that are none, or taken, are refused', () => {
  for (const folder of ['mf-claims--eu', 'mf-Claims', 'mf-2', 'mf-claims-'])
    assert.throws(() => makeRemote(root, { folder }), /is no name of a remote/);
  assert.throws(() => makeRemote(root, { folder: 'mf-new', path: '/admin/new' }), /\/admin belongs to mf_admin/);
  assert.throws(() => makeRemote(root, { folder: 'mf-new', path: '/api' }), /is no path/);
});

it('a new remote has a link to its screen where its visitors look for it, as the policy lets it', () => {
  for (const [folder, guard, place] of [
    ['mf-tides', undefined, 'header'],
    ['mf-berths', 'session', 'dashboard'],
    ['mf-cargo', 'admin', 'console'],
  ] as const) {
    makeRemote(root, { folder, guard });
    const unit = readPackage(join(root, folder));
    assert.deepEqual(remoteFileReasons(unit), []);
    assert.equal(unit.remote?.menu?.[0]?.place, place);
    const policy = JSON.parse(readFileSync(join(repository, 'releases/policy.json'), 'utf8')) as Policy;
    const about = { ...unit.remote, name: unit.remote.name, claims: unit.remote.claims };
    assert.deepEqual(menuReasons(about, [], policy), []);
  }
});
