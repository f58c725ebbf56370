import assert from 'node:assert/strict';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { newTeam, promote, ReleaseStore, rollback, rotateKey, signatureReasons, teamsOf } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.anew());

const other = { name: 'mf_admin', claims: [{ path: '/admin', guard: 'admin' as const, chunk: 'home' }] };

describe('who may release', () => {
  it('is whoever works here, in a store that nobody set up; the key is for their eyes only', async () => {
    await harbour.live('1.0.0');
    const [team] = await teamsOf(harbour.store);
    assert.deepEqual([team?.team, team?.owns], ['local', ['*']]);
    assert.equal((await stat(join(harbour.store.folder, 'private', 'local.pem'))).mode & 0o077, 0);
  });

  it('also vouches for what a store held before there were signatures, so that nobody has to set anything up', async () => {
    await harbour.live('1.0.0');
    for (const old of ['keys', 'private', 'r/mf_public/1.0.0/signature.json'])
      await rm(join(harbour.store.folder, old), { recursive: true });
    await harbour.live('1.1.0');
    assert.equal((await rollback(harbour.store, 'mf_public')).current, '1.0.0');
  });

  it('is one team per part; a part that is handed over stays live', async () => {
    await harbour.live('1.0.0', other);
    const { signed } = await newTeam(harbour.store, 'admins', ['mf_admin']);
    assert.equal(signed, 1);
    assert.deepEqual(await signatureReasons(harbour.store, 'mf_admin', '1.0.0'), []);
    await assert.rejects(newTeam(harbour.store, 'raiders', ['mf_admin']), /mf_admin already belongs to team admins/);
  });

  it('is nobody without the key', async () => {
    const { privateKey } = await newTeam(harbour.store, 'admins', ['mf_admin']);
    const away = join(harbour.folder, 'admins.pem');
    await copyFile(privateKey, away);
    await rm(privateKey);
    await assert.rejects(harbour.ship('1.0.0', other), /whose private key is not here: name it with --key/);
    await assert.rejects(
      harbour.ship('1.0.0', other, { key: join(harbour.folder, 'nothing.pem') }),
      /There is no key in/,
    );
    assert.equal((await harbour.ship('1.0.0', other, { key: away })).version, '1.0.0');
  });

  it('is not whoever brings keys of their own into the store, where the keys are kept outside it', async () => {
    const outside = new ReleaseStore(harbour.store.folder, join(harbour.folder, 'trusted'));
    await harbour.ship('1.0.0');
    await newTeam(outside, 'publics', ['mf_public']);
    await assert.rejects(
      promote(outside, 'mf_public', '1.0.0'),
      /signed by team local, and mf_public belongs to team publics/,
    );
  });
});

describe('a new key', () => {
  it('vouches for what was promoted under the old one, which no longer counts', async () => {
    await harbour.live('1.0.0');
    await harbour.ship('1.1.0');
    const [before] = await teamsOf(harbour.store);
    const { team, signed } = await rotateKey(harbour.store, 'local');
    assert.equal(signed, 1);
    assert.notEqual(team.keys[0]?.id, before?.keys[0]?.id);
    assert.deepEqual(await signatureReasons(harbour.store, 'mf_public', '1.0.0'), []);
    await assert.rejects(
      promote(harbour.store, 'mf_public', '1.1.0'),
      /signed with a key that team local does not have/,
    );
    await harbour.live('1.2.0');
  });

  it('for a team that there is not is refused', () =>
    assert.rejects(rotateKey(harbour.store, 'ghosts'), /There is no team ghosts/));
});
