import { createServer } from 'node:http';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { freePort } from '@cyberharbour/processes';
import type { Engine, EnginePage, Wanted } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { startWebKit } from '../engines/webkit.ts';
import { expect, test } from '../product/healing.ts';
import { waitForCode } from '../product/mail.ts';
import { writePhotoWithLocation } from '../product/photo.ts';
import { admin, type Product } from '../product/product.ts';
import { changeText, scriptOf } from '../product/releases.ts';

/** Whatever a person waits for comes within this many milliseconds. */
const patience = 30_000;

const waitFor = (page: EnginePage, kind: Wanted['kind'], name: string) =>
  expect.poll(() => page.isShown({ kind, name }), { message: `${kind} "${name}"`, timeout: patience }).toBe(true);

async function press(page: EnginePage, kind: Wanted['kind'], name: string) {
  await waitFor(page, kind, name);
  await page.press({ kind, name });
}

async function fill(page: EnginePage, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await waitFor(page, 'field', name);
    await page.type({ kind: 'field', name }, text);
  }
}

/** Until the page answers to what is pressed. */
const isStarted = (page: EnginePage) =>
  expect
    .poll(() => page.run(() => document.documentElement.hasAttribute('data-started'), null), { timeout: patience })
    .toBe(true);

async function open(page: EnginePage, { web }: Product, path: string) {
  await page.open(`${web}${path}`);
  await isStarted(page);
}

async function logIn(page: EnginePage, product: Product, { email, password }: { email: string; password: string }) {
  await open(page, product, '/login');
  await fill(page, { Email: email, Password: password });
  await press(page, 'button', 'Login');
  // A toast may be gone before a busy driver has looked.
  await waitFor(page, 'heading', 'Secure Your Business. Empower Your Community.');
}

/** Serves one page of the product with an inline script added, under the page's own policy or none. */
async function serveWithInlineScript(product: Product) {
  const port = await freePort();
  const server = createServer((request, reply) => {
    void fetch(`${product.web}/terms`).then(async (page) => {
      const policy = page.headers.get('content-security-policy') ?? '';
      const html = (await page.text()).replace('</head>', '<script>globalThis.ran = true;</script></head>');
      reply.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(request.url === '/policy' && { 'content-security-policy': policy }),
      });
      reply.end(html);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const engines = { Firefox: startFirefox, WebKit: startWebKit };

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 300_000 });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    test('a visitor reads a blog and finds the way on, on a desktop and on a phone', async ({ product }) => {
      const page = await engine.newPage(1280);
      await open(page, product, '/');
      await waitFor(page, 'heading', 'Secure Your Business. Empower Your Community.');
      await press(page, 'link', 'Blog');
      await waitFor(page, 'heading', 'Blog');
      await press(page, 'link', 'The invoice that was almost right');
      await waitFor(page, 'heading', 'The invoice that was almost right');

      const phone = await engine.newPage(390);
      await open(phone, product, '/');
      await press(phone, 'button', 'Menu');
      await press(phone, 'link', 'Resources');
      await waitFor(phone, 'heading', 'Resource library');
      expect(await phone.run(() => document.documentElement.scrollWidth - innerWidth, null)).toBeLessThanOrEqual(0);
    });

    test('a member joins and posts, a moderator approves it, and everyone reads it', async ({ product }) => {
      const email = `${name.toLowerCase()}@example.com`;
      const password = 'seven quiet lanterns';
      const title = `What ${name} saw at the ferry`;
      const member = await engine.newPage(1280);
      await open(member, product, '/signup');
      await fill(member, { Name: `Wren ${name}`, Email: email, Password: password, 'Confirm password': password });
      await press(member, 'button', 'Create account');
      await waitFor(member, 'heading', 'Check your email');
      const code = await waitForCode(product.outbox, email);
      for (const [place, digit] of code.split('').entries()) await fill(member, { [`Digit ${place + 1} of 6`]: digit });
      await press(member, 'button', 'Verify email');
      await waitFor(member, 'heading', `Welcome, Wren ${name}`);

      await open(member, product, '/blog/create');
      await fill(member, { Title: title, Content: 'I rang the number that I already had.' });
      await member.choose({ kind: 'field', name: 'Cover Image' }, await writePhotoWithLocation());
      await press(member, 'button', 'Create Blog');
      await waitFor(member, 'text', `“${title}” is with our moderators.`);

      const moderator = await engine.newPage(1280);
      await logIn(moderator, product, admin);
      await open(moderator, product, '/admin/approvals');
      await press(moderator, 'button', `Approve ${title}`);
      await waitFor(moderator, 'text', 'No blogs awaiting approval.');
      // The queue goes on before the server has answered, and the next page ends this browser.
      await waitFor(moderator, 'text', `“${title}” was approved.`);

      const reader = await engine.newPage(390);
      await open(reader, product, '/blog');
      await press(reader, 'link', title);
      await waitFor(reader, 'heading', title);
    });

    test('each question of the assessment, and how far one is, stands below the header', async ({ product }) => {
      for (const width of [1280, 390]) {
        const page = await engine.newPage(width);
        await open(page, product, '/assessment');
        await press(page, 'button', 'Start');
        for (let question = 1; question <= 5; question += 1) {
          const place = () =>
            page.run(() => {
              const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
              return {
                header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
                progress: top('main [role=progressbar], main progress'),
                // A window that is not in front has an active element, and no focus.
                focus: document.activeElement?.matches('h1') ? document.activeElement.getBoundingClientRect().top : -1,
              };
            }, null);
          await waitFor(page, 'button', 'Next');
          await expect
            .poll(async () => (await place()).focus, { message: `question ${String(question)}`, timeout: patience })
            .toBeGreaterThan(0);
          const { header, progress, focus } = await place();
          expect(progress, `progress of question ${String(question)}, ${String(width)}`).toBeGreaterThanOrEqual(header);
          expect(focus, `question ${String(question)}, ${String(width)}`).toBeGreaterThanOrEqual(header);
          await page.run(() => {
            scrollTo(0, document.documentElement.scrollHeight);
            const choices = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')];
            // "Yes" to the first question leads to help.
            (choices[1] ?? choices[0])?.click();
          }, null);
          await press(page, 'button', 'Next');
          await expect
            .poll(() => page.run(() => document.querySelector('main')?.textContent ?? '', null), { timeout: patience })
            .toMatch(new RegExp(`Question ${String(question + 1)} of`));
        }
      }
    });

    test('a script that was tampered with does not run', async ({ product, releases }) => {
      const release = await releases.next('mf_public');
      const script = scriptOf(release, 'about');
      const address = `/r/mf_public/${release.version}/${script}`;
      /** Opens a page of no remote, then goes to one by the router, which loads the script. */
      const goToAbout = async () => {
        const page = await engine.newPage(1280);
        await open(page, product, '/nowhere');
        await page.run(() => {
          history.pushState(null, '', '/about');
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, null);
        await waitFor(page, 'heading', 'About CyberHarbour');
        return page;
      };
      const read = (page: EnginePage) =>
        page.run(
          async (file) => ({
            isLoaded: performance.getEntriesByType('resource').some(({ name: url }) => url.endsWith(file)),
            hasRun: Boolean((globalThis as { tampered?: boolean }).tampered),
            text: (await (await fetch(file)).text()).slice(0, 30),
          }),
          address,
        );
      const before = await read(await goToAbout());
      expect(before, 'untouched, the new version is shown').toMatchObject({ isLoaded: true, hasRun: false });

      await changeText(releases.file(release, script), (text) => `globalThis.tampered=true;${text}`);
      await rm(`${releases.file(release, script)}.br`, { force: true });
      // The page is shown all the same: by the version before.
      const after = await read(await goToAbout());
      expect(after.text, 'the server sends it').toMatch(/^globalThis\.tampered/);
      expect(after.hasRun, 'the browser does not run it').toBe(false);
    });

    test('an inline script that somebody got into a page does not run', async ({ product }) => {
      const site = await serveWithInlineScript(product);
      const page = await engine.newPage(1280);
      const hasRun = () => page.run(() => Boolean((globalThis as { ran?: boolean }).ran), null);
      await page.open(`${site.origin}/without`);
      expect(await hasRun(), 'without the policy it runs').toBe(true);
      await page.open(`${site.origin}/policy`);
      expect(await hasRun(), 'with the policy of the page it does not').toBe(false);
      site.close();
    });
  });
}
