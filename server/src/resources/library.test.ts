import assert from 'node:assert/strict';
import { it } from 'node:test';
import { limits } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { resourceForm } from '../testing/forms.ts';

const text = '# What to do\n- Lock it\n- Breathe';

onEveryDatabase('the library as moderators keep it', (server) => {
  const visitor = () => server().person();
  const titles = async (query = '') =>
    (await visitor().get(`/resources?${query}`)).body.resources.map(({ title }) => title);
  const add = async (some: Parameters<typeof resourceForm>[0] = {}) =>
    (await (await server().admin()).post('/admin/resources', resourceForm(some))).body.resource;
  const acts = async () =>
    (await (await server().admin()).get('/admin/audit?kind=resource')).body.entries.map(({ action }) => action);
  const from = (updatedAt: string) => ({ 'if-match': `"${Date.parse(updatedAt)}"` });

  it('shows a link as it is added, and counts it', async () => {
    const link = await add({ minutes: 7, audiences: ['shop', 'club'], level: 'deep', reviewedOn: '2026-03-04' });
    assert.deepEqual([link.slug, link.content, link.retiredAt], [null, '', null]);
    const { resources, total } = (await visitor().get('/resources')).body;
    const { audiences, level, minutes, reviewedOn, language } = resources[0] ?? {};
    assert.deepEqual(
      [total, audiences, level, minutes, reviewedOn, language],
      [1, ['shop', 'club'], 'deep', 7, '2026-03-04', 'en'],
    );
    assert.equal('content' in (resources[0] ?? {}), false);
  });

  it('gives a guide of its own an address, which no topic and no other guide has', async () => {
    const one = await add({ title: 'Café: phone lost?', link: '', content: text });
    assert.deepEqual([one.slug, one.link], ['cafe-phone-lost', 'http://localhost:3000/resources/cafe-phone-lost']);
    assert.equal((await add({ title: 'Café – phone lost', link: '', content: text })).slug, 'cafe-phone-lost-2');
    assert.equal((await add({ title: 'Phishing', link: '', content: text })).slug, 'phishing-2');
    assert.equal((await add({ title: '电话', link: '', content: text })).slug, 'guide');
    const { body, status } = await visitor().get('/resources/cafe-phone-lost');
    assert.deepEqual([status, body.resource.blocks?.[0]?.kind], [200, 'heading']);
    for (const unknown of ['nobody', '%00', 'No%20slug'])
      assert.equal((await visitor().get(`/resources/${unknown}`)).status, 404);
  });

  it('tells search engines of a guide until it is retired, and then that it is gone', async () => {
    const admin = await server().admin();
    const guide = await add({ title: 'Ring back', link: '', content: text });
    const sitemap = async () => (await server().app.inject('/sitemaps/pages.xml')).payload;
    const described = async () => (await server().app.inject('/page-description?path=/resources/ring-back')).payload;
    assert.match(await sitemap(), /\/resources\/ring-back</);
    assert.match(await described(), /"@type":"Article".*"headline":"Ring back"/);
    const path = `/admin/resources/${guide._id}/retired`;
    assert.equal(
      (await admin.send('PUT', path, { retired: true }, from(guide.updatedAt))).body.message,
      'Resource retired',
    );
    assert.doesNotMatch(await sitemap(), /ring-back/);
    assert.doesNotMatch(await described(), /Article/);
    const gone = await visitor().get('/resources/ring-back');
    assert.deepEqual([gone.status, gone.body.code], [404, 'GONE']);
    assert.ok(!(await titles()).includes('Ring back'));
    assert.equal((await admin.get('/admin/resources')).body.resources.at(-1)?.title, 'Ring back');
    await admin.put(path, { retired: false });
    assert.equal((await titles()).at(-1), 'Ring back');
    assert.deepEqual((await acts()).slice(0, 3), ['resource.restored', 'resource.retired', 'resource.added']);
  });

  it('is narrowed by topic, audience and level', async () => {
    await add({ title: 'Only families', audiences: ['family'], level: 'next', category: 'Malware' });
    assert.deepEqual(await titles('audience=family'), ['Only families']);
    assert.deepEqual(await titles('audience=family&level=start'), []);
    assert.deepEqual(await titles('category=Malware&level=next'), ['Only families']);
    assert.equal((await visitor().get('/resources?audience=fam')).status, 400);
  });

  it('refuses a change of what somebody else changed meanwhile, and keeps the address of a guide', async () => {
    const admin = await server().admin();
    const guide = await add({ title: 'First name', link: '', content: text });
    const change = (title: string, updatedAt: string) =>
      admin.send(
        'PUT',
        `/admin/resources/${guide._id}`,
        resourceForm({ title, link: '', content: text }),
        from(updatedAt),
      );
    const saved = await change('Second name', guide.updatedAt);
    assert.deepEqual([saved.body.message, saved.body.resource.slug], ['Resource saved', 'first-name']);
    assert.deepEqual(
      [(await change('Third name', guide.updatedAt)).status, (await change('Third name', guide.updatedAt)).body.code],
      [412, 'EDITED_ELSEWHERE'],
    );
    const entry = (await admin.get('/admin/audit?limit=1')).body.entries[0];
    assert.deepEqual(
      [entry?.action, entry?.before?.['title'], entry?.after?.['title'], entry?.after?.['unconditional']],
      ['resource.edited', 'First name', 'Second name', false],
    );
  });

  it('stands in the order that moderators give it', async () => {
    const admin = await server().admin();
    for (const { _id: id } of (await admin.get('/admin/resources')).body.resources)
      await admin.put(`/admin/resources/${id ?? ''}/retired`, { retired: true });
    const [a, , c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })];
    await admin.put(`/admin/resources/${c._id}/place`, { place: 1 });
    assert.deepEqual(await titles(), ['C', 'A', 'B']);
    await admin.put(`/admin/resources/${c._id}/place`, { place: 99 });
    assert.deepEqual(await titles(), ['A', 'B', 'C']);
    const entry = (await admin.get('/admin/audit?limit=1')).body.entries[0];
    assert.deepEqual([entry?.before?.['place'], entry?.after?.['place']], [1, 3]);
    await admin.put(`/admin/resources/${a._id}/retired`, { retired: true });
    assert.equal((await admin.put(`/admin/resources/${a._id}/place`, { place: 1 })).body.code, 'RETIRED');
    assert.equal((await admin.put('/admin/resources/nobody/place', { place: 1 })).status, 404);
  });

  it('says at the field what is wrong with a resource', async () => {
    const admin = await server().admin();
    const errors = async (some: object) =>
      Object.keys((await admin.post('/admin/resources', { ...resourceForm(), ...some })).body.errors);
    assert.deepEqual(await errors({ title: ' ' }), ['title']);
    for (const link of ['http://a.example', 'https://a:b@c.example', 'https://intranet', 'javascript:alert(1)', ''])
      assert.deepEqual(await errors({ link }), ['link'], link);
    assert.deepEqual(await errors({ content: 'Both' }), ['link']);
    assert.deepEqual(await errors({ audiences: [] }), ['audiences']);
    assert.deepEqual(await errors({ minutes: 0 }), ['minutes']);
    assert.deepEqual(await errors({ minutes: limits.resourceMinutes + 1 }), ['minutes']);
    assert.deepEqual(await errors({ reviewedOn: 'soon' }), ['reviewedOn']);
    await add({ title: 'Same' });
    const again = await admin.post('/admin/resources', resourceForm({ title: 'SAME' }));
    assert.deepEqual([again.status, again.body.code], [409, 'THERE_ALREADY']);
  });

  it('shows a hundred at most', async () => {
    const admin = await server().admin();
    const { total } = (await admin.get('/admin/resources')).body;
    const row = await server().context.db.selectFrom('resources').selectAll().limit(1).executeTakeFirstOrThrow();
    const fillers = Array.from({ length: limits.resources - total }, (_, each) => ({
      ...row,
      id: `filler-${each}`,
      title: `Filler ${each}`,
      slug: null,
      retired_at: null,
    }));
    await server().context.db.insertInto('resources').values(fillers).execute();
    const refused = await admin.post('/admin/resources', resourceForm({ title: 'One too many' }));
    assert.deepEqual([refused.status, refused.body.code], [409, 'LIBRARY_FULL']);
  });
});
