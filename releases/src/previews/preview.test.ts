import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import {
  collect,
  endPreview,
  newTeam,
  promote,
  promoteTogether,
  publishPreview,
  readPreview,
  teamsOf,
} from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

const make = async (over: { name?: string; hours?: number; path?: string; key?: string; script?: string } = {}) =>
  publishPreview(
    harbour.store,
    {
      unit: harbour.unit(),
      dist: await harbour.dist({ script: over.script ?? '// new' }),
      name: over.name ?? 'new-list',
      hours: over.hours ?? 24,
      path: over.path,
    },
    { key: over.key },
  );

it('says what it was made for, under a version that is its own and never changes', async () => {
  const { token, preview } = await make({ path: '/blog' });
  assert.match(preview.version, /^1\.0\.0-preview\.new-list\.[0-9a-f]{10}$/);
  assert.deepEqual(readPreview(token, await teamsOf(harbour.store)), preview);
  assert.equal((await make({ path: '/blog' })).preview.version, preview.version);
  assert.notEqual((await make({ script: '// newer' })).preview.version, preview.version);
});

it('goes live for nobody: not by promote, on trial, together with others', async () => {
  const { version } = (await make()).preview;
  const refused = /is a preview, which never goes live/;
  await assert.rejects(promote(harbour.store, 'mf_public', version), refused);
  await assert.rejects(promote(harbour.store, 'mf_public', version, { percent: 1 }), refused);
  await assert.rejects(promoteTogether(harbour.store, [{ name: 'mf_public', version }]), refused);
});

it('is refused by the gates, and for what a link may not say', async () => {
  await assert.rejects(make({ script: 'export {' }), /remoteEntry\.js is no script that can be read/);
  await assert.rejects(make({ name: '' }), /is no name of a preview/);
  await assert.rejects(make({ hours: 169 }), /lasts 168 hours at most/);
  await assert.rejects(make({ hours: 0 }), /lasts 168 hours at most/);
  for (const path of ['//evil.example', 'blog', '/blog?q=1', '/\\evil.example', 'https://evil.example'])
    await assert.rejects(make({ path }), /is no address that a preview can open/);
});

it('is signed by the team that owns the unit, and by no other', async () => {
  const { privateKey } = await newTeam(harbour.store, 'admins', ['mf_admin']);
  await assert.rejects(make({ key: privateKey }), /belongs to team local, and this key is team admins's/);
});

it('is taken away a week later, or before by command; other versions are not', async () => {
  const { version } = (await make()).preview;
  const days = (count: number) => Date.now() + count * 24 * 3600 * 1000;
  assert.deepEqual((await collect(harbour.store, { now: days(6) })).removed, []);
  assert.deepEqual((await collect(harbour.store, { now: days(8) })).removed, [{ name: 'mf_public', version }]);
  await assert.rejects(endPreview(harbour.store, 'mf_public', '1.0.0'), /is no preview/);
  const other = (await make()).preview;
  await endPreview(harbour.store, 'mf_public', other.version);
  assert.deepEqual(await harbour.store.versions('mf_public'), ['1.0.0']);
});
