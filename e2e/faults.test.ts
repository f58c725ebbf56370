import { isHydrated } from './product/hydration.ts';
import { expect, test } from './product/test.ts';

const card = 'This part of CyberHarbour could not be shown. The rest of the site still works.';

/** The browser's own lines about files that a test took away. */
const expected = /Failed to (load|fetch)|did not load|ERR_FAILED|dynamically imported/;

const forgive = (faults: string[]) => {
  const others = faults.filter((fault) => !expected.test(fault));
  faults.length = 0;
  faults.push(...others);
};

test('a remote that cannot be had costs its own area alone, and Retry brings it back', async ({ page, faults }) => {
  await page.route(/\/r\/mf_public\//, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByText(card)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/\/r\/mf_public\//);
  forgive(faults);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About CyberHarbour' })).toBeVisible({ timeout: 20_000 });
  forgive(faults);
});

test('a remote that breaks is replaced by its version before, and the visitor sees the page', async ({
  page,
  faults,
}) => {
  await page.route(/\/r\/mf_public\/[^/]*\.2\/remoteEntry\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About CyberHarbour' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(card)).toBeHidden();
  forgive(faults);
});

test('a script that was tampered with is refused by the browser', async ({ page, faults }) => {
  await page.route(/\/r\/mf_public\/.*about\..*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title='mine';` });
  });
  await page.goto('/about');
  await expect(page.getByText(card)).toBeVisible({ timeout: 20_000 });
  expect(await page.title()).not.toBe('mine');
  // The look at what was wrong may still be under mode.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  faults.length = 0;
});

test('the API can be gone: public pages say what they cannot show, and stand', async ({ page, faults }) => {
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: /Strong Password Guide/ })).toBeVisible({ timeout: 20_000 });
  // Before that, a link loads a document, and the web server has the list that the browser cannot fetch.
  await isHydrated(page);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Failed to load blogs.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The blogs could not be fetched just now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  faults.length = 0;
});

test('nothing inline runs, whoever wrote it', async ({ page, faults }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.id = 'planted';
    document.body.append(script);
    try {
      script.textContent = 'globalThis.planted = true';
    } catch {
      // Trusted Types refuses a text as a script before the policy even looks at it.
    }
    return 'planted' in globalThis && Reflect.get(globalThis, 'planted') === true;
  });
  expect(ran).toBe(false);
  faults.length = 0;
});
