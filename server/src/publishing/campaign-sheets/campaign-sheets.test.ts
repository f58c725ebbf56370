import assert from 'node:assert/strict';
import { it } from 'node:test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { onEveryDatabase } from '../../testing/dialects.ts';
import { campaignForm, form } from '../../testing/forms.ts';

onEveryDatabase('what a campaign is passed on by', (server) => {
  const running = async (fields: Record<string, string> = {}) => {
    const author = await server().member();
    const { _id } = (await author.post('/campaigns', await campaignForm(fields))).body.campaign;
    await (await server().admin()).put(`/admin/campaigns/${_id}/approve`);
    return _id;
  };
  const read = (url: string) => server().app.inject({ method: 'GET', url });
  /** What a telephone reads of each code on a page. */
  async function readCodes(page: string): Promise<string[]> {
    const drawings = page.match(/<svg class="qr".*?<\/svg>/gs) ?? [];
    return Promise.all(
      drawings.map(async (drawing) => {
        const { data, info } = await sharp(Buffer.from(drawing), { density: 300 })
          .resize(500)
          .flatten({ background: '#fff' })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
      }),
    );
  }

  it('poster and strips carry its words and a code that leads to it, and say by which way', async () => {
    const id = await running({ title: 'Two-step <Tuesday>', actions: 'Turn it on\nWrite the codes down' });
    for (const size of ['a4', 'a5']) {
      const poster = (await read(`/cards/campaigns/${id}/poster?size=${size}`)).payload;
      assert.match(poster, /<h1>Two-step &lt;Tuesday&gt;<\/h1>/);
      assert.match(poster, /<li>Turn it on<\/li><li>Write the codes down<\/li>/);
      assert.match(poster, size === 'a4' ? /size:210mm 297mm/ : /size:148mm 210mm/);
      assert.deepEqual(await readCodes(poster), [`http://localhost:3000/campaigns/${id}?via=poster`]);
      const strip = (await read(`/cards/campaigns/${id}/strip?size=${size}`)).payload;
      assert.deepEqual(
        await readCodes(strip),
        Array<string>(size === 'a4' ? 8 : 6).fill(`http://localhost:3000/campaigns/${id}?via=strip`),
      );
    }
  });

  it('a slide carries them too, in 16:9', async () => {
    const id = await running({ title: 'Two-step <Tuesday>', actions: 'Turn it on' });
    const slide = await read(`/cards/campaigns/${id}/slide`);
    assert.match(slide.payload, /<h1>Two-step &lt;Tuesday&gt;<\/h1>/);
    assert.match(slide.payload, /size:338\.667mm 190\.5mm/);
    assert.deepEqual(await readCodes(slide.payload), [`http://localhost:3000/campaigns/${id}?via=slide`]);
    assert.match(String(slide.headers['content-security-policy']), /frame-ancestors 'none'$/);
  });

  it('runs nothing; a card may stand in pages of others, a poster may not', async () => {
    const id = await running();
    const card = await read(`/cards/campaigns/${id}/card`);
    const policy = String(card.headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'; .*frame-ancestors \*$/);
    assert.equal(card.headers['x-frame-options'], undefined);
    assert.match(card.payload, new RegExp(`href="http://localhost:3000/campaigns/${id}\\?via=card" target="_blank"`));
    const poster = await read(`/cards/campaigns/${id}/poster`);
    assert.match(String(poster.headers['content-security-policy']), /frame-ancestors 'none'$/);
    assert.equal(poster.headers['x-frame-options'], 'DENY');
    for (const { payload } of [card, poster]) assert.doesNotMatch(payload, /<script|style="|onload/);
  });

  it('a calendar that has it changes it when its times change', async () => {
    const author = await server().member();
    const { _id } = (await author.post('/campaigns', await campaignForm())).body.campaign;
    const admin = await server().admin();
    await admin.put(`/admin/campaigns/${_id}/approve`);
    const calendar = async () => (await read(`/feeds/campaigns/${_id}.ics`)).payload;
    const before = await calendar();
    assert.match(before, /DTSTART:20970101T090000Z/);
    server().pass(5000);
    const times = { startTime: '2097-01-03T09:00:00Z', endTime: '2097-02-01T09:00:00Z' };
    await admin.put(`/campaigns/${_id}`, form({ title: 'A campaign', description: 'What it asks.', ...times }));
    const after = await calendar();
    assert.match(after, /DTSTART:20970103T090000Z/);
    const of = (name: string, text: string) => new RegExp(`^${name}:(.*)\\r?$`, 'm').exec(text)?.[1];
    assert.equal(of('UID', after), of('UID', before));
    assert.ok(Number(of('SEQUENCE', after)) > Number(of('SEQUENCE', before)));
  });

  it('of a campaign that waits, or is none, there is nothing', async () => {
    const { _id } = (await (await server().member()).post('/campaigns', await campaignForm())).body.campaign;
    for (const id of [_id, 'nobody'])
      for (const url of [`cards/campaigns/${id}/poster`, `cards/campaigns/${id}/strip`, `cards/campaigns/${id}/card`])
        assert.equal((await read(`/${url}`)).statusCode, 404, url);
    assert.equal((await read(`/feeds/campaigns/${_id}.ics`)).statusCode, 404);
    assert.equal((await read('/feeds/campaigns.ics')).statusCode, 200);
  });
});
