import assert from 'node:assert/strict';
import { it } from 'node:test';
import { limits } from '@cyberharbour/shared-api/contract';
import { newId } from '../database/ids.ts';
import { readAccount } from '../own-data/contents/store.ts';
import { writePage } from '../own-data/contents/write-page.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import type { Person } from '../testing/person.ts';

onEveryDatabase('drafts on the server', (server) => {
  const save = (who: Person, title: string, version?: string, form = 'blog') =>
    who.send(
      'PUT',
      '/user/draft',
      { form, owner: who.id, base: '', fields: { title } },
      version === undefined ? {} : { 'if-match': `"${version}"` },
    );
  const read = async (who: Person, form = 'blog') =>
    (await who.get(`/user/draft?owner=${who.id}&form=${encodeURIComponent(form)}`)).body.draft;
  const versionOf = (at: string | undefined) => String(Date.parse(at ?? ''));

  it('are there on another device of the same member, listed, and gone when they are thrown away', async () => {
    const member = await server().member();
    assert.equal(await read(member), null);
    const campaign = `campaign ${newId()}`;
    await save(member, 'Half a thought');
    await save(member, '  ', '0', campaign);
    assert.equal((await read(member))?.fields.title, 'Half a thought');
    const { drafts, total } = (await member.get('/user/drafts')).body;
    assert.deepEqual(
      [drafts.map(({ form, title }) => [form, title]), total],
      [
        [
          [campaign, ''],
          ['blog', 'Half a thought'],
        ],
        2,
      ],
    );
    assert.equal((await member.delete(`/user/draft?form=blog&owner=${member.id}`)).body.message, 'Draft thrown away');
    assert.deepEqual([await read(member), (await member.get('/user/drafts')).body.total], [null, 1]);
  });

  it('are refused where another device stored something since, and then lose nothing', async () => {
    const member = await server().member();
    const first = await save(member, 'One', '0');
    assert.equal(first.status, 200);
    const begunToo = await save(member, 'Other device', '0');
    assert.deepEqual([begunToo.status, begunToo.body.code], [412, 'EDITED_ELSEWHERE']);
    assert.equal((await read(member))?.fields.title, 'One');
    const version = versionOf(first.body.draft?.updatedAt);
    const second = await save(member, 'Two', version);
    assert.equal(second.status, 200);
    assert.equal((await save(member, 'Late', version)).status, 412);
    assert.equal((await save(member, 'Three', versionOf(second.body.draft?.updatedAt))).status, 200);
    const racers = await Promise.all([1, 2, 3, 4].map((each) => save(member, `Racer ${each}`, '0', 'campaign')));
    assert.equal(racers.filter(({ status }) => status === 200).length, 1);
  });

  it('belong to one member alone, and to nobody who is signed out', async () => {
    const [member, stranger] = [await server().member(), await server().member()];
    await save(member, 'Mine');
    assert.equal(await read(stranger), null);
    await stranger.delete(`/user/draft?form=blog&owner=${stranger.id}`);
    const late = await stranger.put('/user/draft', { form: 'blog', owner: member.id, base: '', fields: {} });
    assert.deepEqual([late.status, late.body.code], [409, 'OTHER_MEMBER']);
    for (const call of [stranger.get, stranger.delete])
      assert.equal((await call(`/user/draft?form=blog&owner=${member.id}`)).status, 409);
    assert.equal(await read(stranger), null);
    assert.equal((await read(member))?.fields.title, 'Mine');
    const visitor = server().person();
    for (const { status } of [await save(visitor, 'No'), await visitor.get('/user/drafts')]) assert.equal(status, 401);
  });

  it('store no other form, no unknown field, and nothing that is far too long', async () => {
    const member = await server().member();
    for (const form of ['details', 'blog ../x', 'password', ''])
      assert.equal((await save(member, 'T', undefined, form)).status, 400, form);
    const long = await member.put('/user/draft', {
      form: 'blog',
      owner: member.id,
      base: '',
      fields: { content: 'x'.repeat(70_000) },
    });
    assert.deepEqual([long.status, long.body.message], [400, 'This is too long to be stored.']);
    await member.put('/user/draft', {
      form: 'blog',
      owner: member.id,
      base: '',
      fields: { title: 'T', password: 'secret' },
    });
    assert.deepEqual((await read(member))?.fields, { title: 'T' });
  });

  it('are few: one more stays on the device, which is said, and one that is there can go on', async () => {
    const member = await server().member();
    for (let each = 0; each < limits.drafts; each += 1)
      assert.equal((await save(member, 'T', '0', `blog ${newId()}`)).status, 200);
    const refused = await save(member, 'T', '0');
    assert.deepEqual([refused.status, refused.body.code], [409, 'TOO_MANY_DRAFTS']);
    assert.match(refused.body.message, /stays on this device/);
    const [one] = (await member.get('/user/drafts')).body.drafts;
    assert.equal((await save(member, 'Goes on', versionOf(one?.updatedAt), one?.form)).status, 200);
  });

  it('are in the file with a member’s own data', async () => {
    const member = await server().member();
    await member.put('/user/draft', {
      form: 'blog',
      owner: member.id,
      base: '',
      fields: { title: 'A <b>half</b> thought' },
    });
    const data = await readAccount(server().context.db, member.id);
    assert.ok(data);
    assert.deepEqual(
      data.drafts.map(({ form, title }) => [form, title]),
      [['blog', 'A <b>half</b> thought']],
    );
    const page: string[] = [];
    for await (const piece of writePage(data, (async function* () {})())) page.push(piece);
    assert.ok(page.join('').includes('A &lt;b&gt;half&lt;/b&gt; thought'));
  });
});
