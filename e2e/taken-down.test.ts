import { readFile } from 'node:fs/promises';
import { writePhotoWithLocation } from './product/photo.ts';
import { admin } from './product/product.ts';
import { expect, test } from './product/test.ts';

test('what a moderator takes down is gone from page, list, feeds, sitemap and card, and comes back', async ({
  request,
  product,
}) => {
  const call = { headers: { origin: product.web } };
  expect((await request.post('/api/auth/login', { ...call, data: admin })).status()).toBe(200);
  const words = { title: 'A parcel that nobody ordered', content: 'I rang the number that I already had.' };
  const cover = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await readFile(await writePhotoWithLocation()) };
  const created = await request.post('/api/blogs', { ...call, multipart: { ...words, image: cover } });
  expect(created.status()).toBe(201);
  const { blog } = (await created.json()) as { blog: { _id: string } };
  const id = blog._id;
  const decide = async (status: 'archived' | 'approved') => {
    const answer = await request.put(`/api/admin/blogs/${id}/status`, { ...call, data: { status } });
    expect(answer.status()).toBe(200);
  };
  const lists = ['/blog', '/feeds/blogs.rss', '/feeds/blogs.atom', '/feeds/blogs.json', '/sitemaps/blogs-1.xml'];
  const own = [`/blog/${id}`, `/cards/blogs/${id}.jpg`];
  const statuses = () => Promise.all(own.map(async (path) => (await request.get(path)).status()));
  const naming = async () => {
    const texts = await Promise.all(lists.map(async (path) => (await request.get(path)).text()));
    return lists.filter((_, index) => texts[index]?.includes(id));
  };
  const isSeen = async (code: number, names: readonly string[]) => {
    const began = performance.now();
    await expect.poll(statuses, { intervals: [20] }).toEqual([code, code]);
    await expect.poll(naming, { intervals: [20] }).toEqual(names);
    return Math.round(performance.now() - began);
  };
  await decide('approved');
  await isSeen(200, lists);
  const waits: number[] = [];
  await decide('archived');
  waits.push(await isSeen(404, []));
  await decide('approved');
  waits.push(await isSeen(200, lists));
  expect((await request.delete(`/api/blogs/${id}`, call)).status()).toBe(200);
  waits.push(await isSeen(410, []));
  console.log(`Taken down, back and deleted were to be seen after ${waits.join(', ')} ms.`);
});
