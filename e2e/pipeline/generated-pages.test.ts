import { readFile } from 'node:fs/promises';
import { expectSameNodes, isHydrated, noteNodes, waitUntilRendered } from '../product/hydration.ts';
import { writePhotoWithLocation } from '../product/photo.ts';
import { openSession } from '../product/session.ts';
import { expect, test } from '../product/test.ts';

/** What a text may hold that a page could take for its own. `run heavy` has ten thousand random ones. */
const texts = [
  '<script>document.title="taken"</script><img src=x onerror=alert(1)>',
  '</script></title></textarea><!-- --> ]]> <style>*{display:none}</style>',
  'style="color:red" onclick="alert(1)" &amp; &lt;b&gt; &#x27; &nbsp;',
  '\u202Egnp.exe \u2066isolated\u2069 \u200Fعربي עברית \u200E',
  '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 Z\u0351\u036B\u0343 ﷽ 𝒽𝒶𝓇𝒷ℴ𝓊𝓇',
  'line\u2028separator paragraph\u2029separator nbsp\u00A0 zero\u200Bwidth \uFEFF',
  '${danger} `back` $& $1 \\u003c {{braces}} %00 %3Cscript%3E',
  'unbroken'.repeat(18),
];
const bodies = [
  texts.join('\n\n'),
  'first\r\nsecond\rthird\n\n\n\nfourth\ttab',
  `${'A long story about one email, told slowly. '.repeat(1150)}${texts[0] ?? ''}`,
];

test('posts with whatever text are hydrated: the same nodes, no complaint, nothing that the policy stops', async ({
  page,
  browser,
  product,
  faults,
}) => {
  test.setTimeout(120_000);
  const session = await openSession(browser, product, faults);
  const buffer = await readFile(await writePhotoWithLocation());
  const ids: string[] = [];
  for (const [place, title] of texts.entries()) {
    const posted = await session.page.request.post('/api/blogs', {
      multipart: {
        title: title.slice(0, 160),
        content: bodies[place % bodies.length] ?? '',
        image: { name: 'cover.jpg', mimeType: 'image/jpeg', buffer },
      },
      headers: { origin: product.web },
    });
    expect(posted.ok(), await posted.text()).toBe(true);
    const { blog } = (await posted.json()) as { blog: { _id: string } };
    await session.call('PUT', `/admin/blogs/${blog._id}/approve`);
    ids.push(blog._id);
  }
  await noteNodes(page);
  for (const path of ['/blog', '/', ...ids.map((id) => `/blog/${id}`)]) {
    await waitUntilRendered(page.request, path);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.locator('#rendered-page').count(), `${path} was rendered by the server`).toBe(1);
    await isHydrated(page);
    await expectSameNodes(page);
    expect(await page.title(), path).not.toBe('taken');
  }
  await page.goto(`/blog/${ids[0] ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[0] ?? '');
});
