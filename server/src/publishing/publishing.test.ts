import assert from 'node:assert/strict';
import { it } from 'node:test';
import sharp from 'sharp';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';
import { breakLines, cut } from './cards.ts';

const web = 'http://localhost:3000';
const title = 'Tide & ]]><time> ]]><time>: “the invoice” \u202e🐟';

onEveryDatabase('what others find and share', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });
  const post = async () => {
    const [author, admin] = [await server().member({ name: 'Mei & Co' }), await server().admin()];
    const { _id: blog } = (await author.post('/blogs', await blogForm({ title }))).body.blog;
    const { _id: campaign } = (await author.post('/campaigns', await campaignForm({ title }))).body.campaign;
    const decide = (status: 'approved' | 'archived' | 'pending') =>
      Promise.all([
        admin.put(`/admin/blogs/${blog}/status`, { status }),
        admin.put(`/admin/campaigns/${campaign}/status`, { status: status === 'approved' ? 'active' : 'pending' }),
      ]);
    return { author, blog, campaign, decide };
  };
  const texts = async () => ({
    rss: (await get('/feeds/blogs.rss')).payload,
    atom: (await get('/feeds/blogs.atom')).payload,
    json: (await get('/feeds/blogs.json')).payload,
    calendar: (await get('/feeds/campaigns.ics')).payload,
    campaigns: (await get('/feeds/campaigns.rss')).payload,
    sitemap: (await get('/sitemaps/blogs-1.xml')).payload + (await get('/sitemaps/campaigns-1.xml')).payload,
  });

  it('has a post in every feed, the calendar and the sitemap while it is public, and at once no longer', async () => {
    const { blog, campaign, decide } = await post();
    const places = Object.keys(await texts());
    const holding = async () => {
      const all = await texts();
      return places.filter((place) => [blog, campaign].some((id) => all[place as keyof typeof all].includes(id)));
    };
    assert.deepEqual(await holding(), [], 'while it waits');
    await decide('approved');
    assert.deepEqual(await holding(), places, 'once it is approved');
    await decide('archived');
    assert.deepEqual(await holding(), [], 'once it is taken down');
  });

  it('names each format, and shows texts as texts', async () => {
    const { blog, decide } = await post();
    await decide('approved');
    for (const [url, type] of [
      ['/feeds/blogs.rss', 'application/rss+xml; charset=utf-8'],
      ['/feeds/blogs.atom', 'application/atom+xml; charset=utf-8'],
      ['/feeds/blogs.json', 'application/feed+json; charset=utf-8'],
      ['/feeds/campaigns.ics', 'text/calendar; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
    ] as const)
      for (const how of ['made', 'stored']) {
        const { statusCode, headers, payload } = await get(url);
        assert.deepEqual([statusCode, headers['content-type']], [200, type], `${url} ${how}`);
        assert.match(String(headers.etag), /^"0-/);
        if (url.endsWith('pages.xml')) assert.match(payload, /<loc>[^<]*\/help<\/loc>/);
        if (type.includes('xml'))
          assert.doesNotMatch(payload.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '').replaceAll(/"title": .*/g, ''), /<time>/);
      }
    const { items } = (await get('/feeds/blogs.json')).json<{ items: { url: string; title: string }[] }>();
    assert.deepEqual([items[0]?.url, items[0]?.title], [`${web}/blog/${blog}`, title.replaceAll(']]>', ']] >')]);
    assert.match((await get('/feeds/campaigns.ics')).payload, /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/);
    assert.match((await get('/sitemap.xml')).payload, /sitemaps\/blogs-1\.xml/);
    for (const url of [
      '/feeds/blogs.ics',
      '/feeds/users.rss',
      '/feeds/blogs',
      '/sitemaps/users-1.xml',
      '/sitemaps/blogs-0.xml',
    ])
      assert.equal((await get(url)).statusCode, 404, url);
  });

  it('draws a picture of title, author and drawing, while the post is public', async () => {
    const { author, blog, decide } = await post();
    const url = `/cards/blogs/${blog}.jpg`;
    assert.equal((await get(url)).statusCode, 404);
    await decide('approved');
    const card = await get(url);
    assert.equal(card.headers['content-type'], 'image/jpeg');
    const { width, height } = await sharp(card.rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    const [ink] = (await sharp(card.rawPayload).extract({ left: 64, top: 150, width: 600, height: 80 }).stats())
      .channels;
    assert.ok((ink?.stdev ?? 0) > 20, 'there is writing where the title stands');
    assert.equal((await get(url, { 'if-none-match': String(card.headers.etag) })).statusCode, 304);
    await decide('archived');
    assert.equal((await get(url)).statusCode, 404);
    await decide('approved');
    await author.delete(`/blogs/${blog}`);
    assert.equal((await get(url)).statusCode, 410);
    const { status, body } = await server().person().get(`/blogs/${blog}`);
    assert.deepEqual([status, body.code, body.message], [404, 'GONE', 'Blog not found']);
    assert.equal((await get('/cards/site.jpg')).statusCode, 200);
  });

  it('describes pages: an article, an event, the way back, the organization', async () => {
    const { blog, campaign, decide } = await post();
    await decide('approved');
    const describe = async (path: string) =>
      (await get(`/page-description?path=${encodeURIComponent(path)}`)).json<{
        openGraph: Record<string, string>;
        jsonLd: Record<string, unknown>[];
        feeds: { href: string }[];
      }>();
    const types = async (path: string) => (await describe(path)).jsonLd.map((each) => each['@type']);
    assert.deepEqual(await types(`/blog/${blog}`), ['Article', 'BreadcrumbList']);
    assert.deepEqual(await types(`/campaigns/${campaign}`), ['Event', 'BreadcrumbList']);
    assert.deepEqual(await types('/'), ['Organization']);
    assert.deepEqual(await types('/about'), ['BreadcrumbList']);
    const { openGraph, feeds } = await describe(`/blog/${blog}`);
    assert.equal(openGraph['og:title'], title);
    assert.match(openGraph['og:image'] ?? '', new RegExp(`^${web}/cards/blogs/${blog}\\.jpg\\?v=\\d+$`));
    assert.deepEqual(
      feeds.map(({ href }) => href),
      ['rss', 'atom', 'json'].map((ending) => `${web}/feeds/blogs.${ending}`),
    );
    await decide('archived');
    const hidden = await describe(`/blog/${blog}`);
    assert.doesNotMatch(JSON.stringify(hidden), /invoice|Mei/);
  });

  it('breaks titles into lines', () => {
    assert.deepEqual(breakLines('The invoice that was almost right'), ['The invoice that was', 'almost right']);
    assert.equal(breakLines('x'.repeat(1000)).length, 5);
    assert.deepEqual(breakLines(''), []);
  });

  it('cuts the picture of a shared card around the point that its author named', async () => {
    // Black on the left, white on the right.
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000' } })
      .composite([
        { input: { create: { width: 800, height: 900, channels: 3, background: '#fff' } }, left: 800, top: 0 },
      ])
      .png()
      .toBuffer();
    const light = async (focus: string | null) => {
      const [channel] = (await sharp(await cut(picture, focus)).stats()).channels;
      return Math.round((channel?.mean ?? 0) / 25.5);
    };
    assert.deepEqual([await light('0 50'), await light(null), await light('100 50')], [0, 5, 10]);
  });
});
