import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { remoteBuild, RenderingWeb, works } from '../testing/rendering-web.ts';

/** What a broken build does, as statements. */
const faults: Record<string, string> = {
  throws: "throw new Error('This build is broken.');",
  loops: 'for (;;);',
  'leaks objects': 'const all = []; for (;;) all.push(new Array(100000).fill(all.length));',
  'leaks buffers': 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));',
  'imports node:fs': "require('node:fs').readFileSync('/etc/passwd');",
  'imports fs': "require('fs').readFileSync('/etc/passwd');",
  'imports net': "require('net').connect(80);",
  'imports a module of the web server': "require('fastify')();",
  'asks for the process': 'process.exit(1);',
  'fetches an address': "throw fetch('http://localhost:4/api/blogs');",
  'makes code of text': "eval('1 + 1');",
};
const atRenderOnly: Record<string, string> = {
  hangs: 'await new Promise(() => {});',
  'rejects with nothing': 'return Promise.reject(undefined);',
  'throws later, outside of the page':
    "setTimeout(() => { throw new Error('Later.'); }, 0); await new Promise(() => {});",
};
const atImportOnly: Record<string, string> = {
  'is no JavaScript': 'const = ;',
  'exports nothing': 'module.exports = undefined;',
};

const cases = [
  ...Object.entries({ ...faults, ...atImportOnly }).map(([name, code]) => ({
    name: `${name} when it is loaded`,
    build: remoteBuild("return '<h1>never</h1>';", code),
  })),
  ...Object.entries({ ...faults, ...atRenderOnly }).map(([name, code]) => ({
    name: `${name} when it renders`,
    build: remoteBuild(code),
  })),
];

let server: RenderingWeb;
before(async () => {
  server = await RenderingWeb.open();
});
after(() => server.close());

/** A worker may still be starting, on a busy machine for longer than a visitor waits. */
async function isRendered(path: string) {
  for (let tries = 0; tries < 10; tries += 1) {
    const { body } = await server.get(path);
    if (body.includes(`<h1>${path}</h1>`)) return;
  }
  assert.fail(`${path} was not rendered.`);
}

describe('a node build that is broken', { concurrency: 1 }, () => {
  let count = 0;
  const waits: number[] = [];
  for (const { name, build } of cases) {
    it(`${name} costs its own page alone, which the browser renders; the next release is rendered again`, async () => {
      count += 1;
      await server.ship('mf_broken', `1.0.${String(count)}`, build);
      const [broken] = await Promise.all([server.get('/mf_broken/1'), isRendered(`/mf_sound/${String(count)}`)]);
      assert.equal(broken.statusCode, 200);
      assert.equal(broken.isRendered, false);
      assert.match(broken.body, /class="ui-boot"/);
      waits.push(broken.ms);

      await server.ship('mf_broken', `1.1.${String(count)}`, works);
      await isRendered('/mf_broken/1');
    });
  }

  it('costs a second at most: in the middle of all these, because a busy machine is late with some', (test) => {
    const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? Infinity;
    test.diagnostic(`${median.toFixed(0)} ms, ${Math.max(...waits).toFixed(0)} ms at most`);
    assert.ok(median < 1000);
  });
});

it('a page that takes longer than its visitor waits is there for the next one: its worker goes on', async () => {
  const slow = remoteBuild(
    "await new Promise((done) => setTimeout(done, 1500)); return '<h1>' + url + ', ' + String((pages += 1)) + '</h1>';",
    'let pages = 0;',
  );
  await server.ship('mf_slow', '1.0.0', slow);
  assert.equal((await server.get('/mf_slow/1')).isRendered, false);
  let next = await server.get('/mf_slow/1');
  for (let tries = 0; tries < 20 && !next.isRendered; tries += 1) next = await server.get('/mf_slow/1');
  assert.match(next.body, /<h1>\/mf_slow\/1, 1<\/h1>/);
});
