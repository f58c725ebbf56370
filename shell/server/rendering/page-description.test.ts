import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { RenderingWeb } from '../testing/rendering-web.ts';
import { StubApi } from '../testing/stub-api.ts';

const title = 'Tide & "</script><script>alert(1)</script>';
const description = {
  openGraph: { 'og:type': 'article', 'og:title': title, 'og:image': 'https://www.example.com/cards/blogs/1.jpg?v=1' },
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'Article', headline: title }],
  feeds: [{ type: 'application/rss+xml', title: 'Blog (rss)', href: 'https://www.example.com/feeds/blogs.rss' }],
};

let api: StubApi;
let server: RenderingWeb;
before(async () => {
  api = await StubApi.open();
  api.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const path = pathname === '/page-description' ? searchParams.get('path') : null;
    const said = path === '/mf_sound/1' ? description : path === '/mf_sound/3' ? { openGraph: null, jsonLd: {} } : null;
    response.writeHead(said ? 200 : 404).end(said ? JSON.stringify(said) : '');
  };
  server = await RenderingWeb.open(api.origin, 'https://www.example.com');
  for (let tries = 0; tries < 20 && !(await server.get('/mf_sound')).isRendered; tries += 1);
});
after(async () => {
  await server.close();
  await api.close();
});

it('a page says to others what the API says of it, as text', async () => {
  const { body } = await server.get('/mf_sound/1');
  const head = body.slice(0, body.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  const of = Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content]));
  assert.equal(of['og:title'], 'Tide &#38; &#34;&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;');
  assert.equal(of['og:url'], 'https://www.example.com/mf_sound/1');
  assert.equal(of['og:site_name'], 'CyberHarbour');
  assert.equal(of['og:image'], description.openGraph['og:image']);
  assert.equal(of['twitter:card'], 'summary_large_image');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  assert.deepEqual(JSON.parse(data), description.jsonLd[0]);
  assert.match(
    head,
    /<link rel="alternate" type="application\/rss\+xml" title="Blog \(rss\)" href="https:\/\/www\.example\.com\/feeds\/blogs\.rss">/,
  );
});

it('a page of an API that describes nothing is complete without it', async () => {
  const { body, isRendered } = await server.get('/mf_sound/2');
  assert.equal(isRendered, true);
  assert.doesNotMatch(body, /og:title|ld\+json/);
});

it('a page of which the API says something that is no description is there without it', async () => {
  const { body, statusCode, isRendered } = await server.get('/mf_sound/3');
  assert.deepEqual([statusCode, isRendered], [200, true]);
  assert.doesNotMatch(body, /og:title|ld\+json/);
});
