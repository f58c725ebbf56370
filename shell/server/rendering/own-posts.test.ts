import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sessionCookie } from '@cyberharbour/shared-api/contract';
import { remoteBuild, RenderingWeb } from '../testing/rendering-web.ts';

let server: RenderingWeb;
before(async () => {
  server = await RenderingWeb.open();
  await server.ship('mf_posts', '1.0.0', remoteBuild("return '<h1>Blog not found</h1>';"));
});
after(() => server.close());

/** A worker may still be starting, on a busy machine for longer than a visitor waits. */
async function getRendered(path: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const page = await server.get(path);
    if (page.isRendered) return page;
  }
  return assert.fail(`${path} was not rendered.`);
}

describe('a post that is missing for everybody', () => {
  it('is called missing to a visitor, and not to somebody whose own it may be', async () => {
    const toVisitor = await getRendered('/mf_posts/1');
    assert.equal(toVisitor.statusCode, 404);
    assert.match(toVisitor.body, /Blog not found/);
    const toMember = await server.get('/mf_posts/1', { cookie: `${sessionCookie}=x` });
    assert.equal(toMember.statusCode, 404);
    assert.doesNotMatch(toMember.body, /Blog not found/);
    assert.match(toMember.body, /class="ui-boot"/);
  });
});
