import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteTogether, ReleaseStore } from '@cyberharbour/releases';
import type { APIRequestContext } from '@playwright/test';
import { withOwnReleases } from '../product/healing.ts';
import { expectSameNodes, isHydrated, noteNodes } from '../product/hydration.ts';
import type { Releases } from '../product/releases.ts';
import { expect, test as base } from '../product/test.ts';

type Age = 'before' | 'after';
const ages: Age[] = ['before', 'after'];

/** What a page says in the release before, and in the one after. */
const words = {
  shell: { before: 'Plain, practical help', after: 'Plain and practical help' },
  '/blog': { before: 'what they would do sooner', after: 'what they would do earlier' },
  '/about': { before: 'About CyberHarbour', after: 'About this CyberHarbour' },
  '/contact': { before: 'Wharf Road', after: 'Jetty Road' },
} as const;
const paths = ['/blog', '/about', '/contact'] as const;

/** Changes what both halves of a release say. */
const rewrite = async (dist: string) => {
  for (const file of await readdir(dist, { recursive: true })) {
    if (!/\.(js|cjs)$/.test(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    const changed = Object.values(words).reduce((all, { before, after }) => all.replaceAll(before, after), text);
    if (changed !== text) await writeFile(join(dist, file), changed);
  }
};

interface Sent {
  html: string;
  headers: Record<string, string>;
}
type Documents = Map<string, Sent>;
const keyOf = (shell: Age, remote: Age, path: string) => `${shell} ${remote} ${path}`;

const contentOf = /<div id="root">[^]*?<\/div>\n(?=<script type="importmap">)/;
const stateOf = /(?<=id="rendered-page">)[^]*?(?=<\/script>)/;

/** The documents of every pair of releases, as the web server renders them while that pair is live. */
async function readDocuments(releases: Releases, request: APIRequestContext): Promise<Documents> {
  const versions = {
    shell: { before: (await releases.good('shell')).version, after: (await releases.ship('shell', rewrite)).version },
    mf_public: {
      before: (await releases.good('mf_public')).version,
      after: (await releases.ship('mf_public', rewrite)).version,
    },
  };
  const store = new ReleaseStore(releases.folder);
  const documents: Documents = new Map();
  for (const shell of ages)
    for (const remote of ages) {
      await promoteTogether(store, [
        { name: 'shell', version: versions.shell[shell] },
        { name: 'mf_public', version: versions.mf_public[remote] },
      ]);
      for (const path of paths) {
        const expected = { shell: versions.shell[shell], version: versions.mf_public[remote] };
        await expect
          .poll(async () => {
            const response = await request.get(path);
            const html = await response.text();
            documents.set(keyOf(shell, remote, path), { html, headers: response.headers() });
            return JSON.parse(stateOf.exec(html)?.[0] ?? '{}') as object;
          })
          .toMatchObject(expected);
      }
    }
  return documents;
}

/** The document of one pair with the content that another pair rendered. */
const mix = ({ html }: Sent, rendered: Sent) =>
  html
    .replace(contentOf, () => contentOf.exec(rendered.html)?.[0] ?? '')
    .replace(stateOf, () => stateOf.exec(rendered.html)?.[0] ?? '');

const test = withOwnReleases(base).extend<object, { documents: Documents }>({
  documents: [
    async ({ releases, product, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.web });
      await use(await readDocuments(releases, request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const pairs = ages.flatMap((shell) => ages.map((remote) => ({ shell, remote })));
for (const server of pairs)
  for (const browser of pairs)
    for (const path of paths) {
      const isSame = server.shell === browser.shell && server.remote === browser.remote;
      test(`${path}: rendered by shell ${server.shell} and remote ${server.remote}, opened by shell ${browser.shell} and remote ${browser.remote}`, async ({
        page,
        product,
        documents,
      }) => {
        const sent = documents.get(keyOf(browser.shell, browser.remote, path));
        const rendered = documents.get(keyOf(server.shell, server.remote, path));
        if (!sent || !rendered) throw new Error('There is no such document.');
        await noteNodes(page);
        // The body is another one, and is not compressed.
        const headers = Object.fromEntries(
          Object.entries(sent.headers).filter(([name]) => !/^content-(length|encoding)$/.test(name)),
        );
        await page.route(`${product.web}${path}`, (route) => route.fulfill({ headers, body: mix(sent, rendered) }));
        await page.goto(path);
        await isHydrated(page);
        await expect(page.getByRole('main')).toContainText(words[path][browser.remote]);
        await expect(page.getByRole('contentinfo')).toContainText(words.shell[browser.shell]);
        if (isSame) await expectSameNodes(page);
        expect(await page.evaluate(() => (globalThis as { stopped?: string[] }).stopped)).toEqual([]);
      });
    }
