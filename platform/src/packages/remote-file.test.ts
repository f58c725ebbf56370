import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { RemoteFile, remoteFileReasons, remoteFileSchema } from './remote-file.ts';

const platform = join(import.meta.dirname, '../..');
const root = join(platform, '..');
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const schemaFile = join(platform, 'remote.schema.json');

describe('the published schema of remote.json', () => {
  it('is the one that the shape generates (npm run schema -w platform writes it)', () =>
    assert.deepEqual(json(schemaFile), remoteFileSchema()));

  for (const file of globSync('mf-*/remote.json', { cwd: root })) {
    it(`is named by ${file}, which keeps to it`, () => {
      const remote = RemoteFile.parse(json(join(root, file)));
      assert.equal(resolve(root, file, '..', remote.$schema ?? ''), schemaFile);
    });
  }

  it('refuses what is wrong, with the place of each fault', () => {
    const remote = { name: 'public', contract: '^1.0.0', api: '^1.0.0', budget: 0, claims: [] };
    const unit = { folder: '/', name: '@cyberharbour/mf-public', version: '1.0.0', dependencies: {}, remote };
    assert.deepEqual(
      remoteFileReasons(unit).map((reason) => /^remote\.json of @cyberharbour\/mf-public: (\w+): /.exec(reason)?.[1]),
      ['name', 'budget', 'claims'],
    );
  });
});
