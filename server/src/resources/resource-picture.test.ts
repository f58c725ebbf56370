import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { form, photo, resourceForm } from '../testing/forms.ts';

onEveryDatabase('pictures and languages of the library', (server) => {
  const add = async (some: Parameters<typeof resourceForm>[0]) =>
    (await (await server().admin()).post('/admin/resources', resourceForm(some))).body.resource;
  const send = async (id: string, bytes: Buffer | null, updatedAt?: string) =>
    (await server().admin()).send(
      'PUT',
      `/admin/resources/${id}/picture`,
      form({}, bytes ? { bytes } : undefined),
      updatedAt === undefined ? {} : { 'if-match': `"${Date.parse(updatedAt)}"` },
    );
  const shown = async (title: string) =>
    (await server().person().get('/resources')).body.resources.find((each) => each.title === title);
  const status = async (url: string | null | undefined) =>
    (
      await server()
        .person()
        .get(new URL(url ?? 'http://x/none').pathname)
    ).status;

  it('a moderator gives a resource a picture, another one, and takes it away', async () => {
    const resource = await add({ title: 'With a picture' });
    assert.equal((await shown('With a picture'))?.image, null);
    const first = await send(resource._id, await photo(1200, 800), resource.updatedAt);
    assert.deepEqual([first.status, first.body.message], [200, 'Picture saved']);
    const card = await shown('With a picture');
    assert.ok(card);
    assert.equal(card.image, first.body.resource.image);
    assert.deepEqual(
      card.imageVariants?.map(({ width }) => width),
      [480, 800],
    );
    assert.equal(await status(card.image), 200);
    const stale = await send(resource._id, await photo(90, 60), resource.updatedAt);
    assert.deepEqual([stale.status, stale.body.code], [412, 'EDITED_ELSEWHERE']);
    const second = await send(resource._id, await photo(90, 60), first.body.resource.updatedAt);
    assert.notEqual(second.body.resource.image, card.image);
    assert.equal(await status(card.image), 404, 'the one before is gone');
    const away = await send(resource._id, null, second.body.resource.updatedAt);
    assert.deepEqual([away.body.message, away.body.resource.image], ['Picture taken away', null]);
    assert.equal(await status(second.body.resource.image), 404);
    const entry = (await (await server().admin()).get('/admin/audit?limit=1')).body.entries[0];
    assert.deepEqual([entry?.before?.['picture'], entry?.after?.['picture']], [true, false]);
  });

  it('refuses what is no picture, what is not there, and whoever is no moderator', async () => {
    const { _id } = await add({ title: 'Stays as it is' });
    assert.equal((await send(_id, Buffer.from('no picture at all'))).status, 415);
    assert.equal((await send('01890000-0000-7000-8000-000000000000', null)).status, 404);
    assert.equal((await (await server().member()).put(`/admin/resources/${_id}/picture`, form({}))).status, 403);
    assert.equal((await shown('Stays as it is'))?.image, null);
  });

  it('is narrowed by the languages that it has something in', async () => {
    const languages = async () =>
      (JSON.parse((await server().person().get('/resources?limit=0')).text) as { languages: string[] }).languages;
    assert.deepEqual(await languages(), ['en']);
    const { _id } = await add({ title: 'Khóa điện thoại', language: 'vi' });
    assert.deepEqual(await languages(), ['en', 'vi']);
    const titles = async (query: string) =>
      (await server().person().get(`/resources?${query}`)).body.resources.map(({ title }) => title);
    assert.deepEqual(await titles('language=vi'), ['Khóa điện thoại']);
    assert.deepEqual(await titles('language=vi&category=Malware'), []);
    assert.ok(!(await titles('language=en')).includes('Khóa điện thoại'));
    assert.equal((await server().person().get('/resources?language=xx')).status, 400);
    await (await server().admin()).put(`/admin/resources/${_id}/retired`, { retired: true });
    assert.deepEqual(await languages(), ['en']);
  });
});
