import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { type LetterPart, SentLetterAnswer } from '@cyberharbour/shared-api/contract';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { deliverToFolder } from '../mail/delivery.ts';
import { createMailPictures } from '../mail/mail-pictures.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { form, photo } from '../testing/forms.ts';
import { createLetterOffice, letterForm, tip } from '../testing/letters.ts';
import { attribute, findClientFaults, readMail } from '../testing/mail-clients.ts';

function pictureOf([part]: readonly LetterPart[]) {
  assert.equal(part?.kind, 'picture');
  return part;
}

const alt = 'A caller’s number on a screen: "unknown" <b>';

onEveryDatabase('pictures in letters', (server) => {
  const { write, send, read, subscribe, look } = createLetterOffice(server);
  const store = async (id: string, bytes?: Buffer) =>
    (await server().admin()).post(`/admin/letters/${id}/pictures`, form({}, bytes && { bytes }));
  const save = async (id: string, blocks: object[]) =>
    (await server().admin()).put(`/admin/letters/${id}`, letterForm({ blocks }));

  it('come inside the mail, are on the page and in the preview, and are words in the plain text', async () => {
    await subscribe('ana@example.com');
    const admin = await server().admin();
    const { letter } = await write();
    const stored = await store(letter._id, await photo(1400, 900));
    assert.equal(stored.status, 201);
    const { id, url } = stored.body.picture;
    assert.deepEqual((await read(letter._id)).pictures, [{ id, url }]);
    assert.equal((await save(letter._id, [{ kind: 'picture', id, alt }, tip])).status, 200);
    const preview = (await admin.get(`/admin/letters/${letter._id}/preview`)).body;
    assert.deepEqual([pictureOf(preview.parts).url, preview.missing], [url, 0]);
    const drawn = (await admin.get(`/admin/letters/${letter._id}/mail`)).text;
    assert.match(drawn, /src="data:image\/jpeg;base64,/);
    assert.doesNotMatch(drawn, /cid:/);
    await admin.post(`/admin/letters/${letter._id}/test`);
    assert.match((await server().mailTo('admin@cyberharbour.example', 1, 'letter-test')).html, /src="cid:/);
    await send(letter._id);
    const [mail] = await look();
    assert.ok(mail);
    assert.deepEqual(findClientFaults(mail.html, 5), []);
    const pictures = readMail(mail.html).elements.filter(({ tagName }) => tagName === 'img');
    assert.deepEqual(
      pictures.map((each) => [attribute(each, 'src'), attribute(each, 'alt')?.replaceAll(/[\u2066-\u2069]/g, '')]),
      [[`cid:${id}@letter`, alt]],
    );
    assert.ok(mail.text.replaceAll(/[\u2066-\u2069]/g, '').includes(`[Picture: ${alt}]`));
    // As it leaves: the picture is a part of the message, and nothing in it is loaded from anywhere.
    const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-letter-'));
    try {
      const { db, media } = server().context;
      const sender = { from: 'a@example.com', replyTo: 'b@example.com' };
      await (
        await deliverToFolder(folder, sender, createMailPictures(db, media))
      )(mail);
      const [file = ''] = await readdir(folder);
      const message = await PostalMime.parse(await readFile(path.join(folder, file)));
      assert.doesNotMatch(message.html ?? '', /src="(?!cid:)|url\(/);
      const [attached] = message.attachments;
      assert.deepEqual(
        [message.attachments.length, attached?.mimeType, attached?.contentId, attached?.disposition],
        [1, 'image/jpeg', `<${id}@letter>`, 'inline'],
      );
      const { format, width, exif } = await sharp(Buffer.from(attached?.content as ArrayBuffer)).metadata();
      // It lay on its side: 900 points wide.
      assert.deepEqual([format, width, exif], ['jpeg', 900, undefined]);
    } finally {
      await rm(folder, { recursive: true });
    }
    const page = SentLetterAnswer.parse(JSON.parse((await server().person().get(`/letters/${letter._id}`)).text));
    const shown = pictureOf(page.letter.parts);
    assert.deepEqual([shown.alt, shown.url], [alt, url]);
    assert.ok(shown.variants.every((each) => /^[^?]+\/media\/[\da-f]{32}-\d+\.webp$/.test(each.url)));
  });

  it('need their words, belong to one draft, are thirty at most, and go with it', async () => {
    const admin = await server().admin();
    const [{ letter }, { letter: other }] = [await write(), await write()];
    const { id, url } = (await store(letter._id, await photo(80, 60))).body.picture;
    const wordless = await save(letter._id, [{ kind: 'picture', id, alt: ' ' }]);
    assert.equal(wordless.body.errors['blocks.0.alt'], 'Say what the picture shows.');
    for (const refused of [
      await save(other._id, [tip, { kind: 'picture', id, alt }]),
      await save(other._id, [tip, { kind: 'picture', id: '0'.repeat(32), alt }]),
      await admin.post('/admin/letters', letterForm({ blocks: [tip, { kind: 'picture', id, alt }] })),
      await save(other._id, [tip, { kind: 'picture', id: '', alt }]),
    ])
      assert.deepEqual(
        [refused.status, refused.body.errors['blocks.1.id']],
        [400, 'Choose a picture, or take this part out.'],
      );
    assert.equal((await store(letter._id)).body.errors['image'], 'Choose a picture.');
    assert.equal((await store(letter._id, Buffer.from('no picture at all'))).status, 415);
    assert.equal((await store('01890000-0000-7000-8000-000000000000', await photo(8, 8))).status, 404);
    const member = await server().member();
    assert.equal((await member.post(`/admin/letters/${letter._id}/pictures`, form({}))).status, 403);
    for (let more = 1; more < 30; more += 1) assert.equal((await store(letter._id, await photo(8, 8))).status, 201);
    assert.equal((await store(letter._id, await photo(8, 8))).body.code, 'TOO_MANY_PICTURES');
    const { pathname } = new URL(url);
    assert.equal((await server().person().get(pathname)).status, 200);
    await admin.delete(`/admin/letters/${letter._id}`);
    assert.equal((await server().person().get(pathname)).status, 404);
  });

  it('are not added to what is on its way', async () => {
    await subscribe('mei@example.com');
    const { letter } = await write();
    await send(letter._id);
    const late = await store(letter._id, await photo(8, 8));
    assert.deepEqual([late.status, late.body.code], [409, 'NOT_A_DRAFT']);
  });
});
