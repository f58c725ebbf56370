import { request as playwrightRequest } from '@playwright/test';
import { join } from './product/accounts.ts';
import {
  announceFrame,
  expectSameNodes,
  holdShell,
  isHydrated,
  noteNodes,
  waitUntilRendered,
} from './product/hydration.ts';
import { expect, test } from './product/test.ts';

const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';

/** Every public address: its status, its heading, and words of its content. */
const pages: Record<string, { status?: number; heading: string; words: RegExp }> = {
  '/': { heading: 'Secure Your Business. Empower Your Community.', words: /Campaigns under way/ },
  '/campaigns': { heading: 'Campaigns', words: /href="\/campaigns\/[\w-]{36}"/ },
  '/campaigns/nobody-knows': { status: 404, heading: 'Campaign not found.', words: /Back to Campaigns/ },
  '/blog': { heading: 'Blog', words: /The invoice that was almost right/ },
  [blog]: { heading: 'The invoice that was almost right', words: /min read/ },
  '/blog/nobody-knows': { status: 404, heading: 'Blog not found', words: /Back to Blogs/ },
  '/resources': { heading: 'Resource library', words: /Strong Password Guide/ },
  '/resources/phishing': { heading: 'Resource library', words: /Phishing/ },
  '/letters': { heading: 'Our letters', words: /Did you really send this/ },
  '/letters/nobody-knows': { status: 404, heading: 'Letter not found', words: /All letters/ },
  '/alerts': { heading: 'Alerts', words: /The sea is calm/ },
  '/alerts/nobody-knows': { status: 404, heading: 'Alert not found', words: /All alerts/ },
  '/search': { heading: 'Search', words: /Type a word or two/ },
  '/assessment': { heading: 'Full assessment', words: /questions/ },
  '/help': { heading: 'Something happening now?', words: /href="tel:1300292371"/ },
  '/about': { heading: 'About CyberHarbour', words: /A harbour is safe/ },
  '/how-we-count': { heading: 'How we count', words: /At midnight/ },
  '/contact': { heading: 'Contact', words: /Wharf Road/ },
  '/terms': { heading: 'Terms', words: /<h2/ },
  '/login': { heading: 'Welcome back', words: /name="password"/ },
  '/signup': { heading: 'Come aboard', words: /name="email"/ },
  '/forgot-password': { heading: 'Forgot your password?', words: /name="email"/ },
  '/recover-account': { heading: 'Get back into your account', words: /name="newEmail"/ },
  '/reset-password': { heading: 'Choose a new password', words: /<form/ },
};

const root = (html: string) => /<div id="root">(.*)<\/div>\s*<script type="importmap">/s.exec(html)?.[1] ?? '';
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim();

test('every public address answers its content, title, description and canonical address in HTML', async ({
  request,
}) => {
  for (const [path, { status = 200, heading, words }] of Object.entries(pages)) {
    await waitUntilRendered(request, path);
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    const body = root(html);
    const h1 = [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => textOf(text));
    expect(h1, path).toEqual([heading]);
    expect(body, path).toMatch(words);
    expect(body, `${path}: nothing inline that the policy stops`).not.toMatch(/<script|\sstyle="/);
    expect(html.match(/<title[^>]*>[^<]+ · CyberHarbour<\/title>/g), path).toHaveLength(1);
    if (status === 200)
      expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, response.url()).href}">`);
    else expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
  const html = await (await request.get(blog)).text();
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
});

test('two people get the same bytes, and nothing of either', async ({ browser, product }) => {
  const documents: string[] = [];
  for (const name of ['Wilhelmina Quill', 'Ignatius Brolga']) {
    const context = await browser.newContext({ baseURL: product.web });
    const page = await context.newPage();
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    await join(page, product.outbox, { name, email, password: 'seven quiet lanterns' });
    const { cookies } = await context.storageState();
    const session = cookies.find((cookie) => cookie.name === '__Host-session')?.value ?? 'none';
    let html = '';
    // A machine that is too busy to render in time answers the document without content.
    await expect
      .poll(async () => root((html = await (await context.request.get('/blog')).text())), {
        message: 'rendered',
        timeout: 60_000,
      })
      .not.toBe('');
    for (const own of [session, name, email]) expect(html).not.toContain(own);
    documents.push(html.replaceAll(/"(?:dataUpdatedAt|dehydratedAt)":\d+/g, ''));
    await context.close();
  }
  expect(documents[1]).toBe(documents[0]);
});

test('areas behind the sign-in stay with the browser, in a document without their content', async ({ product }) => {
  const request = await playwrightRequest.newContext({ baseURL: product.web });
  for (const path of ['/dashboard', '/admin', '/blog/create'])
    expect(await (await request.get(path)).text(), path).not.toContain('id="rendered-page"');
  await request.dispose();
});

for (const path of Object.keys(pages)) {
  test(`${path} is hydrated: the same nodes, no complaint, no call for what came with it`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, call = ''] = /\/api\/(?!releases|user)(.*)/.exec(request.url()) ?? [];
      if (call) calls.push(call);
    });
    await noteNodes(page);
    await waitUntilRendered(page.request, path);
    await page.goto(path, { waitUntil: 'networkidle' });
    await isHydrated(page);
    await page.waitForTimeout(300);
    await expectSameNodes(page);
    expect(calls).toEqual([]);
  });
}

test('what is typed before the scripts are there is sent with the form', async ({ page, product, faults }) => {
  const release = await holdShell(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email', { exact: true });
  await email.click();
  await email.pressSequentially('early@example.com');
  release();
  await isHydrated(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('early@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  const sent = page.waitForRequest(`${product.api}/api/auth/login`);
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'early@example.com' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  faults.length = 0;
});

test('a search that is emptied before the scripts are there ends', async ({ page }) => {
  await waitUntilRendered(page.request, '/blog?q=invoice');
  const release = await holdShell(page);
  await page.goto('/blog?q=invoice', { waitUntil: 'commit' });
  const search = page.getByLabel('Search blogs');
  await search.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  release();
  await isHydrated(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Our till froze on a Saturday' })).toBeVisible();
});

test('a code that is begun before the scripts are there and ended after them is whole', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto('/reset-password', { waitUntil: 'commit' });
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type('348');
  release();
  await isHydrated(page);
  await expect(page.getByLabel('Digit 4 of 6')).toBeFocused();
  await page.keyboard.type('890');
  for (const [place, digit] of '348890'.split('').entries())
    await expect(page.getByLabel(`Digit ${place + 1} of 6`)).toHaveValue(digit);
});

test('what a password manager fills in counts, in a screen that is hydrated after the frame', async ({ page }) => {
  await announceFrame(page);
  await page.addInitScript(() =>
    addEventListener('frame-hydrated', () => {
      const box = document.querySelector<HTMLInputElement>('[aria-label="Digit 1 of 6"]');
      if (!box) return;
      // Neither a key nor a press.
      box.value = '7';
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }),
  );
  await page.goto('/reset-password');
  await isHydrated(page);
  const box = page.getByLabel('Digit 1 of 6');
  await page.getByLabel('Digit 2 of 6').fill('3');
  await expect(box).toHaveValue('7');
  await expect(page.getByLabel('Digit 2 of 6')).toHaveValue('3');
});

test('what is ticked before the scripts are there counts, in a section that is hydrated last', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('group', { name: 'Cyber risk checklist' }).getByRole('checkbox').first();
  await box.check();
  release();
  await isHydrated(page);
  await expect(box).toBeChecked();
  await expect(page.getByText('1 of 6')).toBeVisible();
});

test('a link that was made to know the click again leads to the page of everybody, at its own address', async ({
  page,
}) => {
  await waitUntilRendered(page.request, '/blog?q=invoice');
  await noteNodes(page);
  await page.goto('/blog?fbclid=IwAR0x&q=invoice&utm_source=letter#main');
  await isHydrated(page);
  await expectSameNodes(page);
  await expect(page).toHaveURL(/\/blog\?q=invoice#main$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox').last()).toHaveValue('invoice');
});

test('after hydration the router goes on without a new document, to other remotes too', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto(blog);
  await isHydrated(page);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await navigation.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource library');
  await expect(page).toHaveTitle('Resource library · CyberHarbour');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The invoice that was almost right');
  expect(documents).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('public pages are read, and their links lead on', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.getByRole('link', { name: 'The invoice that was almost right' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The invoice that was almost right');
    await expect(page.getByText(/min read/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('nothing that was added to know a click again goes on with a search', async ({ page }) => {
    await page.goto('/blog?fbclid=IwAR0x');
    await page.getByRole('main').getByRole('searchbox').fill('invoice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\?q=invoice$/);
  });
});
