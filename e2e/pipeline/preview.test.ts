import { execFileSync } from 'node:child_process';
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseStore } from '@cyberharbour/releases';
import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from '../product/axe.ts';
import { expect, test } from '../product/healing.ts';
import { changeText, scriptOf, type Releases, type RemoteName } from '../product/releases.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'node_modules/.bin/cyberharbour-mf');

interface Branch {
  remote: RemoteName;
  /** What its branch changed: the chunk, the text before and after. */
  chunk: string;
  from: string;
  to: string;
}

/** A package as a branch has it, built: that of this tree, with a text changed in its script. */
async function buildBranch(releases: Releases, { remote, chunk, from, to }: Branch): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cyberharbour-branch-'));
  const release = await releases.good(remote);
  for (const file of ['package.json', 'remote.json'])
    await copyFile(join(root, remote.replace('_', '-'), file), join(folder, file));
  await cp(new ReleaseStore(releases.folder).filesOf(remote, release.version), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !/\.br$|\/(release|signature)\.json$/.test(path),
  });
  await changeText(join(folder, 'dist', scriptOf(release, chunk)), (text) => text.replaceAll(from, to));
  return folder;
}

/** Runs the command as the operations' page says it. @returns the link that it prints */
async function preview(releases: Releases, web: string, branch: Branch, path: string): Promise<string> {
  const folder = await buildBranch(releases, branch);
  const words = ['preview', folder, '--name', 'Feature/New_Words', '--path', path, '--web', web];
  const said = execFileSync(process.execPath, [program, ...words, '--store', releases.folder], {
    cwd: root,
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  const [, link = ''] = /\n(http\S+)/.exec(said) ?? [];
  expect(said).toMatch(/^mf_\w+ \S+-preview\.feature-new-words\.[0-9a-f]{10}, for whoever opens this link until /);
  return link;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** What the tabs of a context tell the servers of how releases do. */
function recordCounts(context: BrowserContext): string[] {
  const counts: string[] = [];
  context.on('request', (request) => {
    if (/\/releases\/outcomes|\/_report$/.test(request.url())) counts.push(request.postData() ?? '');
  });
  return counts;
}

async function openLink(page: Page, link: string) {
  await page.goto(link);
  await expect(heading(page)).toHaveText('Show a preview?');
  await page.getByRole('button', { name: 'Show the preview' }).click();
}

test('a preview shows a branch in the live product to whoever opens its link, marked, until they leave', async ({
  page,
  context,
  browser,
  releases,
  product,
}, info) => {
  const about: Branch = { remote: 'mf_public', chunk: 'about', from: 'About CyberHarbour', to: 'About the harbour' };
  const users: Branch = { remote: 'mf_admin', chunk: 'users', from: '"Users"', to: '"People"' };
  const counts = recordCounts(context);
  const began = performance.now();
  const link = await preview(releases, product.web, about, '/about');
  await openLink(page, link);
  await expect(heading(page)).toHaveText('About the harbour');
  const seconds = (performance.now() - began) / 1000;
  info.annotations.push({ type: 'preview: command to screen, s', description: seconds.toFixed(1) });
  console.log(`preview: from the command to the screen in ${seconds.toFixed(1)} s`);
  await expect(mark(page)).toContainText('mf_public as in “feature-new-words”');

  // Nobody else sees it, whatever is stored.
  const other = await browser.newContext({ baseURL: product.web });
  const visitor = await other.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await visitor.goto('/about');
    await expect(heading(visitor)).toHaveText('About CyberHarbour');
    await expect(mark(visitor)).toHaveCount(0);
  }
  await other.close();

  // A second one of another remote stands beside it, also where the router opens the page.
  await openLink(page, await preview(releases, product.web, users, '/admin/users'));
  await expect(heading(page)).toHaveText('People');
  await expect(mark(page)).toContainText('mf_admin as in “feature-new-words”');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText('About the harbour');
  await expect(mark(page)).toBeVisible();

  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      // Without motion: a colour on its way from one theme to the other is none of either.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: info.outputPath(`preview-${String(width)}-${colorScheme}.png`) });
      expect(await findViolations(page, { within: '.preview-mark' })).toEqual([]);
    }

  // By keyboard, and back to the same page as everybody has it.
  const leave = mark(page).getByRole('button', { name: 'Leave the preview' });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('About CyberHarbour');
  await expect(mark(page)).toHaveCount(0);
  expect(page.url()).toBe(`${product.web}/about`);
  expect(counts.filter((body) => body.includes('-preview.'))).toEqual([]);
});
