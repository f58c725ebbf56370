import { readFile } from 'node:fs/promises';
import { promoteTogether, ReleaseRefused, ReleaseStore } from '@cyberharbour/releases';
import type { Page } from '@playwright/test';
import { admin, startProduct, type Product } from './product/product.ts';
import { waitForCode } from './product/mail.ts';
import { writePhotoWithLocation } from './product/photo.ts';
import { openReleases, remotes, type Releases, type RemoteName } from './product/releases.ts';
import { expect, test as base } from './product/test.ts';

type Age = 'N' | 'N-1';
const ages: Age[] = ['N', 'N-1'];
const versions = JSON.parse(process.env['VERSIONS'] ?? '{}') as Record<string, Record<Age, string>>;

interface Pair {
  product: Product;
  releases: Releases;
}

/** The product of one age of the API, on a store of its own. */
async function open(age: Age): Promise<Pair> {
  const releases = await openReleases();
  const command = age === 'N' ? {} : { API_COMMAND: process.env['PREVIOUS_API_COMMAND'] ?? '' };
  return { releases, product: await startProduct({ RELEASE_STORE: releases.folder, ...command }) };
}

const test = base.extend<object, { api: Age; pair: Pair }>({
  api: ['N', { option: true, scope: 'worker' }],
  pair: [
    async ({ api }, use) => {
      const pair = await open(api);
      await use(pair);
      await pair.product.close();
      await pair.releases.close();
    },
    { scope: 'worker' },
  ],
  product: [async ({ pair }, use) => use(pair.product), { scope: 'worker' }],
});

interface Visit {
  page: Page;
  product: Product;
  title: string;
  /** Of the remote and of the API. */
  ages: Record<'remote' | 'api', Age>;
}

const password = 'seven gulls on a rail';

const call = async ({ page, product }: Visit, path: string, data: object) => {
  const response = await page.request.post(`${product.api}/api${path}`, { data, headers: { origin: product.web } });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as { user?: { _id: string } };
};

/** A member whose address is confirmed, signed in. */
async function becomeMember(visit: Visit) {
  const email = `${visit.title.replace(/\W+/g, '-').toLowerCase()}@example.com`;
  const { user } = await call(visit, '/auth/register', {
    name: 'Noor Haddad',
    email,
    password,
    role: 'general',
  });
  await call(visit, '/auth/send-verify-otp', {});
  await call(visit, '/auth/verify-otp', { userId: user?._id, otp: await waitForCode(visit.product.outbox, email) });
}

async function write({ page, title }: Visit) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Is it the same account as last time?');
  await page.getByLabel('Cover Image').setInputFiles(await writePhotoWithLocation());
  await page.getByRole('button', { name: 'Create Blog' }).click();
  await expect(page.getByText('Blog created successfully')).toBeVisible();
}

/**
 * The change of an e-mail waits until it is confirmed. Its endpoint is newer than the release before: a shell of then
 * has never heard of it, and passes the remote's call on.
 */
async function takeBackNewEmail({ page }: Visit) {
  await page.goto('/dashboard/details');
  await page.getByLabel('Email', { exact: true }).fill('somewhere-else@example.com');
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save details' }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'waits to be confirmed' });
  await expect(waiting).toBeVisible();
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Keep the old email' }).click();
  expect((await answer).ok()).toBe(true);
  await expect(waiting).toBeHidden();
}

/** A key screen of each remote with data in it, and something done there. */
const visits: Record<RemoteName, (visit: Visit) => Promise<void>> = {
  async mf_public({ page }) {
    await page.goto('/blog');
    const first = page.getByRole('article').getByRole('link').first();
    const title = (await first.textContent())?.trim() ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login successful')).toBeVisible();
  },
  async mf_dashboard(visit) {
    await becomeMember(visit);
    await visit.page.goto('/blog/create');
    await write(visit);
    await visit.page.goto('/dashboard');
    await expect(visit.page.getByRole('listitem').filter({ hasText: visit.title }).getByText('Pending')).toBeVisible();
    if (visit.ages.remote === 'N' && visit.ages.api === 'N') await takeBackNewEmail(visit);
  },
  async mf_admin(visit) {
    await becomeMember(visit);
    const multipart = {
      title: visit.title,
      content: 'Is it the same account as last time?',
      image: { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await readFile(await writePhotoWithLocation()) },
    };
    const sent = await visit.page.request.post(`${visit.product.api}/api/blogs`, {
      multipart,
      headers: { origin: visit.product.web },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    await call(visit, '/auth/login', admin);
    await visit.page.goto('/admin/approvals');
    await visit.page.getByRole('button', { name: `Approve ${visit.title}` }).click();
    await expect(visit.page.getByText('Blog approved')).toBeVisible();
  },
};

const reasonsOf = (error: unknown) => {
  if (error instanceof ReleaseRefused) return error.reasons;
  throw error;
};

/** Everything that a page took from the release store, as `part version`. */
function releasesOf(page: Page): Set<string> {
  const taken = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/r\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name && version) taken.add(`${name} ${version}`);
  });
  return taken;
}

for (const shell of ages) {
  for (const remote of ages) {
    for (const name of remotes) {
      test(`shell ${shell}, ${name} ${remote}`, async ({ page, product, pair, api }) => {
        const wanted = ['shell', ...remotes].map((part) => ({
          name: part,
          version: versions[part]?.[part === 'shell' ? shell : remote] ?? '',
        }));
        const refused = await promoteTogether(new ReleaseStore(pair.releases.folder), wanted).then(
          () => undefined,
          reasonsOf,
        );
        if (refused) {
          // What the gates keep apart never meets a visitor. It has to be for what one needs of the other, and said.
          test.info().annotations.push({ type: 'kept apart by the gates', description: refused.join(' ') });
          for (const reason of refused) expect(reason).toMatch(/ needs (host contract|API|@?[\w/-]+) /);
          return;
        }
        const taken = releasesOf(page);
        await visits[name]({ page, product, title: `Of ${name} ${remote} in ${shell}`, ages: { remote, api } });
        // What was asked for is what drew it: nothing was healed by another version.
        expect([...taken].filter((one) => !wanted.some((part) => one === `${part.name} ${part.version}`))).toEqual([]);
        for (const part of ['shell', name])
          expect([...taken]).toContain(`${part} ${wanted.find((one) => one.name === part)?.version ?? ''}`);
      });
    }
  }
}
