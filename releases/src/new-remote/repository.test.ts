import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readPackage, remoteFileReasons } from '@cyberharbour/platform/packages';
import { publishedRemotePackages, remotePackages } from './remote-packages.ts';
import { makeRepository } from './repository.ts';

const repository = join(import.meta.dirname, '../../..');
const packages = remotePackages(repository);
const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function makeFolder(begun?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-here-'));
  folders.push(folder);
  if (begun) writeFileSync(join(folder, 'package.json'), JSON.stringify(begun));
  return folder;
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

it('a folder becomes a repository: a right remote.json, its pipeline, and what npm wrote before', () => {
  const folder = makeFolder({ name: 'our-notices', devDependencies: { '@cyberharbour/releases': '1.2.0' } });
  const files = makeRepository(folder, { folder: 'mf-notices', guard: 'session' }, packages);
  const unit = readPackage(folder);
  assert.deepEqual([unit.name, unit.version, unit.remote?.name], ['our-notices', '0.1.0', 'mf_notices']);
  assert.deepEqual(remoteFileReasons(unit), []);
  assert.deepEqual(unit.dependencies, packages.dependencies);
  const { devDependencies } = JSON.parse(read(folder, 'package.json')) as { devDependencies: Record<string, string> };
  assert.equal(devDependencies['@cyberharbour/releases'], '1.2.0');
  assert.equal(devDependencies['jest'], packages.devDependencies['jest']);
  assert.match(read(folder, '.github/workflows/remote.yml'), /npm run release/);
  for (const file of files) assert.doesNotMatch(read(folder, file), /\.\.\/platform|run\/pinned/, file);
});

it('nothing that is there is written over, and names and paths are refused as in the source tree', () => {
  const folder = makeFolder();
  makeRepository(folder, { folder: 'mf-notices' }, packages);
  assert.throws(() => makeRepository(folder, { folder: 'mf-other' }, packages), /remote\.json is there already/);
  assert.throws(() => makeRepository(makeFolder(), { folder: 'notices' }, packages), /is no name of a remote/);
  assert.throws(() => makeRepository(makeFolder(), { folder: 'mf-a', path: '/api' }, packages), /is no path/);
});

it('in the source tree a remote is a folder of it', () => {
  assert.throws(
    () => makeRepository(makeFolder(), { folder: 'mf-notices' }, publishedRemotePackages()),
    /in the source tree leave it out/,
  );
});
