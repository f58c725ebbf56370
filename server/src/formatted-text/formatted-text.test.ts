import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Block } from '@cyberharbour/shared-api/contract';
import { onEveryDatabase } from '../testing/dialects.ts';
import { blogForm, campaignForm } from '../testing/forms.ts';

onEveryDatabase('texts with marks', (server) => {
  const draw = async (text: string): Promise<Block[] | undefined> =>
    (await (await server().member()).post('/formatted-text', { text })).body.blocks;

  it('are headings, lists, steps and quotes by the beginning of a line', async () => {
    const text =
      '### Small\n# Big\n### Small\n- one\n\n* two\n1. first\n2) second\n7. seventh\n> said\n> more\n\n> other';
    const said = (await draw(text))?.map(({ kind, lines, start }) => [
      kind,
      lines.flat().map((span) => span.text),
      start,
    ]);
    assert.deepEqual(said, [
      // There is nothing above it that it could be smaller than.
      ['heading', ['Small'], undefined],
      ['heading', ['Big'], undefined],
      ['subheading', ['Small'], undefined],
      ['list', ['one', 'two'], undefined],
      ['steps', ['first', 'second'], 1],
      ['steps', ['seventh'], 7],
      ['quote', ['said', 'more'], undefined],
      ['quote', ['other'], undefined],
    ]);
  });

  it('emphasise words, never parts of one', async () => {
    const [block] =
      (await draw('*Look* at **who *really* wrote** it: 2*3*4, snake_case_name, _yes_ and ***both***')) ?? [];
    assert.deepEqual(block?.lines[0], [
      { text: 'Look', emphasis: true },
      { text: ' at ' },
      { text: 'who ', strong: true },
      { text: 'really', strong: true, emphasis: true },
      { text: ' wrote', strong: true },
      { text: ' it: 2*3*4, snake_case_name, ' },
      { text: 'yes', emphasis: true },
      { text: ' and ' },
      { text: 'both', strong: true, emphasis: true },
    ]);
  });

  const links = async (text: string) =>
    ((await draw(text)) ?? []).flatMap(({ lines }) => lines.flat()).filter(({ href }) => href !== undefined);

  it('have links that say where they lead', async () => {
    assert.deepEqual(await links('[the guide](https://Cyber.gov.au:8443/a_(b)?c=d) and <https://example.com/x>'), [
      { text: 'the guide', href: 'https://cyber.gov.au:8443/a_(b)?c=d', host: 'cyber.gov.au:8443' },
      { text: 'example.com', href: 'https://example.com/x', host: 'example.com' },
    ]);
    assert.deepEqual(await links('[write to us](mailto:help@example.com)'), [
      { text: 'write to us', href: 'mailto:help@example.com', host: 'help@example.com' },
    ]);
  });

  it('cannot give a link the face of another place', async () => {
    for (const text of [
      '[bank.com](https://evil.example)',
      'bank[.com](https://evil.example)',
      '[bank](https://evil.example).com',
      '[Bank．com](https://evil.example)',
      '[b\u200Bank.c\u00ADom](https://evil.example)',
      '[bаnk.com](https://evil.example)',
      '[evil.example.bank.com](https://evil.example)',
      '[http://203.0.113.9](https://evil.example)',
      '[ \u200B\u2060 ](https://evil.example)',
    ])
      assert.deepEqual(
        await links(text),
        [{ text: 'evil.example', href: 'https://evil.example/', host: 'evil.example' }],
        text,
      );
    assert.deepEqual(await links('[\u202Emoc.knab\u202C](https://bank.com.evil.example)'), [
      { text: 'bank.com.evil.example', href: 'https://bank.com.evil.example/', host: 'bank.com.evil.example' },
    ]);
  });

  it('have no link to what is neither a page nor a mailbox, nor to one behind an @', async () => {
    for (const text of [
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:alert(1))',
      '[a](data:text/html,x)',
      '[a](/admin)',
      '[a](//evil.example)',
      '[a](https://bank.com@evil.example)',
      '<https://user:pass@evil.example>',
      '[a](mailto:a@b.example?bcc=c@d.example)',
      `[a](https://evil.example/${'x'.repeat(2000)})`,
    ]) {
      assert.deepEqual(await links(text), [], text);
      // What is no mark is read as it stands.
      assert.equal(await draw(text), undefined, text);
    }
  });

  it('are plain with a backslash before a mark', async () => {
    const words = (
      (await draw('\\# no heading\n\\- no point\n1\\. no step\n\\*no\\* \\_no\\_ \\[no](https://a.example)')) ?? []
    ).map(
      ({ kind, lines }) =>
        `${kind}: ${lines
          .flat()
          .map(({ text }) => text)
          .join('|')}`,
    );
    assert.deepEqual(words, [
      'paragraph: # no heading',
      'paragraph: - no point',
      'paragraph: 1. no step',
      'paragraph: *no* _no_ [no](https://a.example)',
    ]);
  });

  it('are drawn plain where they have too many marks', async () => {
    assert.equal(await draw('*a* '.repeat(12_000)), undefined);
    assert.equal(await draw('# a\n'.repeat(12_000)), undefined);
  });

  it('are previewed for members alone, up to the longest', async () => {
    assert.equal((await server().person().post('/formatted-text', { text: 'Words' })).status, 401);
    const long = await (await server().member()).post('/formatted-text', { text: 'x'.repeat(50_001) });
    assert.deepEqual([long.status, long.body.errors], [400, { text: 'A text has at most 50,000 characters.' }]);
  });

  const marked =
    '## Before you pay\n- Ring *the number you know*\n- Read [the **guide**](https://www.cyber.gov.au/invoices)';
  const plain = 'Before you pay\n\nRing the number you know\nRead the **guide**';

  it('of a blog travel with it; its excerpt, its feed and its search have the words alone', async () => {
    const author = await server().member();
    const { blog } = (await author.post('/blogs', await blogForm({ title: 'Marked', content: marked }))).body;
    assert.deepEqual([blog.content, blog.blocks?.map(({ kind }) => kind)], [marked, ['heading', 'list']]);
    await (await server().admin()).put(`/admin/blogs/${blog._id}/approve`);
    const visitor = server().person();
    assert.deepEqual((await visitor.get(`/blogs/${blog._id}`)).body.blog.blocks, blog.blocks);
    const [listed] = (await visitor.get('/blogs?q=number')).body.blogs;
    assert.equal(listed?.excerpt, plain);
    const feed = (await server().app.inject({ url: '/feeds/blogs.rss' })).payload;
    assert.match(feed, /Before you pay Ring the number you know Read/);
    assert.doesNotMatch(feed, /## Before|cyber\.gov\.au\/invoices/);
    assert.equal((await visitor.get('/blogs?q=invoices')).body.blogs.length, 0);
  });

  it('of a campaign travel with it alone, and with what a moderator reads; lists have an excerpt', async () => {
    const author = await server().member();
    const { campaign } = (await author.post('/campaigns', await campaignForm({ description: marked }))).body;
    assert.deepEqual(
      campaign.blocks?.map(({ kind }) => kind),
      ['heading', 'list'],
    );
    const admin = await server().admin();
    const [waiting] = (await admin.get('/admin/campaigns/pending')).body.campaigns;
    assert.deepEqual(waiting?.blocks, campaign.blocks);
    await admin.put(`/admin/campaigns/${campaign._id}/approve`);
    const [listed] = (await server().person().get('/campaigns')).body.campaigns;
    assert.deepEqual([listed?.description, listed?.excerpt, listed?.blocks], [marked, plain, undefined]);
  });

  it('without marks have no blocks and no other excerpt: they are drawn as ever, line by line', async () => {
    const author = await server().member();
    const content = 'Dear all,\n\nIt was $5 * 3 – or 2.5 times more_than_once (see p. 4) [sic].\n-\nRegards <me>';
    const { blog } = (await author.post('/blogs', await blogForm({ content }))).body;
    assert.deepEqual([blog.content, 'blocks' in blog], [content, false]);
    const { campaign } = (await author.post('/campaigns', await campaignForm({ description: content }))).body;
    assert.deepEqual(['blocks' in campaign, 'excerpt' in campaign], [false, false]);
  });
});
