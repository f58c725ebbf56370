import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import sharp from 'sharp';
import { onEveryDatabase } from '../testing/dialects.ts';
import { form, photo } from '../testing/forms.ts';

const path = (url: string) => new URL(url).pathname;

onEveryDatabase('pictures', (server) => {
  const send = async (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
    (await server().member()).post('/blogs', form({ title: 'T', content: 'C' }, { bytes, name, type }));

  it('serves a photograph upright, re-encoded in several widths, and without where it was taken', async () => {
    const taken = await photo(2000, 1200);
    assert.ok(taken.includes('Harbour Phone') && (await sharp(taken).metadata()).orientation === 6);
    const { blog } = (await send(taken)).body;
    assert.deepEqual([blog.imageWidth, blog.imageHeight], [1200, 2000]);
    assert.deepEqual(
      blog.imageVariants.map(({ width }) => width),
      [480, 960, 1200],
    );
    for (const { url, width } of blog.imageVariants) {
      const served = await server().person().get(path(url));
      const { format, width: real, exif, xmp, iptc } = await sharp(served.bytes).metadata();
      assert.deepEqual([format, real, exif, xmp, iptc], ['webp', width, undefined, undefined, undefined]);
      assert.ok(!served.bytes.includes('Harbour Phone'));
      assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(served.headers['cross-origin-resource-policy'], 'cross-origin');
      assert.equal(served.headers['x-content-type-options'], 'nosniff');
      assert.equal(served.headers['content-type'], 'image/webp');
    }
  });

  it('never enlarges', async () => {
    const { blog } = (await send(await photo(300, 200))).body;
    assert.deepEqual(
      blog.imageVariants.map(({ width }) => width),
      [200],
    );
  });

  it('takes PNG, WebP, GIF and AVIF too, whatever they are called', async () => {
    const drawn = sharp(await photo(40, 40));
    const bytes = await Promise.all([
      drawn.png().toBuffer(),
      drawn.webp().toBuffer(),
      drawn.gif().toBuffer(),
      drawn.avif().toBuffer(),
    ]);
    for (const each of bytes) assert.equal((await send(each, 'picture.bin', 'application/octet-stream')).status, 201);
  });

  it('refuses what is no picture, whatever it is called', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const cut = (await photo(800, 800)).subarray(0, 900);
    for (const bytes of [
      Buffer.from('only text, and enough of it'),
      svg,
      cut,
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200)]),
    ]) {
      const refused = await send(bytes, 'picture.png', 'image/png');
      assert.deepEqual([refused.status, refused.body.code], [415, 'NOT_AN_IMAGE']);
      assert.match(refused.body.message, /^That file is not an image/);
    }
  });

  it('refuses more than 8 MiB and more than 40 megapixels', async () => {
    const heavy = await send(Buffer.concat([await photo(), randomBytes(8 * 1024 * 1024)]));
    assert.deepEqual(
      [heavy.status, heavy.body.message],
      [413, 'The image is larger than 8 MB. Please choose a smaller one.'],
    );
    const flat = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'navy' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    assert.deepEqual([(await send(flat)).status, (await send(flat)).body.code], [413, 'TOO_LARGE']);
  });

  it('takes one image a request', async () => {
    const two = form({ title: 'T', content: 'C' }, { bytes: await photo(60, 40) });
    two.append('image', new File(['x'], 'second.jpg'));
    assert.equal((await (await server().member()).post('/blogs', two)).status, 400);
  });

  it('answers an address that leads nowhere, or out of its folder, with 404', async () => {
    for (const url of [
      '/media/nothing.webp',
      '/media/../cyberharbour.db',
      '/media/%2e%2e%2fcyberharbour.db',
      `/media/${'a'.repeat(32)}-480.webp`,
    ]) {
      assert.equal((await server().person().get(url)).status, 404, url);
    }
  });
});
