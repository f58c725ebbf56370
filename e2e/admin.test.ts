import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { consoleScreens } from './product/console-screens.ts';
import { isHydrated } from './product/hydration.ts';
import { menuButton, openMenu } from './product/menus.ts';
import { listIds, openSession } from './product/session.ts';
import { expect, test } from './product/test.ts';

const paths = [...consoleScreens, '/admin/users/nobody', '/admin/letters/nothing', '/admin/alerts/nothing'];

/** The remotes whose scripts ran in a page since its `startJSCoverage`: what is preloaded alone runs nothing. */
async function listRunning(page: Page): Promise<string[]> {
  const scripts = await page.coverage.stopJSCoverage();
  const ran = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)));
  return ran.flatMap(({ url }) => /\/r\/(mf_\w+)\//.exec(url)?.slice(1) ?? []);
}

test('who is no administrator runs nothing of the console and gets none of its data', async ({
  page,
  browser,
  product,
  faults,
}) => {
  const member = await openSession(browser, product, faults, { name: 'Gil Marsh', email: 'gil@example.com' });
  for (const someone of [member.page, page]) {
    const asked: string[] = [];
    someone.on('request', (request) => asked.push(request.url()));
    await someone.coverage.startJSCoverage({ resetOnNavigation: false });
    const refusal = someone === page ? 'Welcome back' : 'This area is for administrators.';
    for (const path of paths) {
      await someone.goto(path);
      await expect(someone.getByText(refusal, { exact: false }).first()).toBeVisible();
    }
    // By a way inside the page too, where nothing is loaded anew.
    await someone.goto('/about');
    await isHydrated(someone);
    await someone.evaluate(() => {
      history.pushState({}, '', '/admin/users');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(someone.getByText(refusal, { exact: false }).first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    // With a session's cookie the document names the console's files beforehand; nothing of them runs for a member.
    expect(
      asked.filter((url) => (someone === page ? /\/r\/mf_admin\/|\/api\/admin/ : /\/api\/admin/).test(url)),
      someone === page ? 'a visitor' : 'a member',
    ).toEqual([]);
    const running = await listRunning(someone);
    expect(running).toContain('mf_public');
    expect(running).not.toContain('mf_admin');
  }
  const admin = await openSession(browser, product, faults);
  await admin.page.coverage.startJSCoverage();
  await admin.page.goto('/admin');
  await admin.page.getByRole('navigation', { name: 'Admin' }).waitFor();
  expect(await listRunning(admin.page)).toContain('mf_admin');
  expect(faults.splice(0).filter((text) => !/403/.test(text))).toEqual([]);
});

test('every list is one query: in the address, on screen, in the table', async ({ browser, product, faults }) => {
  const session = await openSession(browser, product, faults);
  const { page } = session;
  for (const name of ['ava', 'ben', 'cleo'])
    await session.call('POST', '/newsletter/subscribe', { email: `${name}@reader.example` });
  const today = new Date().toISOString().slice(0, 10);
  for (const [path, column] of [
    ['/admin/users?q=example&role=general&order=name', 1],
    ['/admin/users?role=business&order=oldest', 1],
    ['/admin/blogs?q=the&status=approved&order=title-desc', 0],
    [`/admin/blogs?from=2020-01-01&to=${today}&order=oldest`, 0],
    ['/admin/campaigns?q=your&order=title', 0],
    ['/admin/campaigns?status=active', 0],
    ['/admin/newsletter?q=reader.example&state=waiting', 0],
  ] as const) {
    await page.goto(path);
    const heads = page.getByRole('rowheader');
    await expect(heads.nth(1), path).toBeVisible();
    const shown = await heads.evaluateAll(
      (all, isUsers) => all.map((head) => (isUsers ? head.querySelector('p') : head.firstChild)?.textContent),
      column === 1,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\n').slice(1);
    // Titles with a comma stand in quotes, and e-mail addresses have none.
    const cells = rows.map((row) =>
      column === 0 ? (/^"((?:[^"]|"")*)"|^([^,]*)/.exec(row)?.slice(1).find(Boolean) ?? '') : (row.split(',')[1] ?? ''),
    );
    expect(cells, path).toEqual(shown);
  }
});

test('users by keyboard: sorted, changed, asked before they are deleted', async ({ browser, product, faults }) => {
  const session = await openSession(browser, product, faults);
  const { page } = session;
  const verified: string[] = [];
  page.on('request', (request) =>
    request.url().endsWith('/api/auth/verify') ? verified.push(request.url()) : undefined,
  );
  for (const name of ['Una Vale', 'Ned Orr'])
    await openSession(browser, product, faults, { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` });
  await page.goto('/admin/users');
  await openMenu(page, 'More about Administrator');
  await expect(
    page.getByText('The last administrator can be neither changed nor deleted.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Administrator' })).toBeDisabled();
  const entered = verified.length;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('searchbox').focus();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused();
  // Four chips, everything, then the heads.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Name' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/order=name$/);
  // Who is here was asked when the screen was entered, not for another view of it.
  expect(verified.length).toBe(entered);

  const role = page.getByRole('combobox', { name: 'Role of Una Vale' });
  const change = page.getByRole('button', { name: 'Change: Role of Una Vale' });
  await role.focus();
  await press('b', 'Tab', 'Enter');
  await expect(page.getByText('Role updated to business')).toBeVisible();
  await expect(role).toHaveValue('business');
  await expect(change).toBeFocused();
  await expect(page.getByText('The role of Una Vale is Business now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await press('Enter');
  await expect(role).toHaveValue('general');
  await expect(change).toBeFocused();
  await menuButton(page, 'More about Una Vale').focus();
  await press('ArrowDown', 'h', 'Enter');
  await expect(page.getByText('From general to business')).toBeVisible();

  const leaver = page.getByRole('row').filter({ hasText: 'ned.orr@example.com' });
  const leave = page.getByRole('button', { name: 'Delete Ned Orr' });
  await leave.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this user?' });
  await expect(dialog.getByText('No blog and no campaign is left behind.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Escape');
  await expect(leave).toBeFocused();
  await press('Enter', 'Tab', 'Enter');
  await expect(page.getByText('User deleted')).toBeVisible();
  await expect(leaver).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'List of users' })).toBeFocused();

  // On a small phone: what can be done with what is ticked stays within its bar, and the side navigation is one row.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const button = page.getByRole('button', { name: /^Change selected/ });
  const edge = async (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
  expect(await edge(button)).toBeLessThan(await edge(page.locator('.adm-selection')));
  await page.goto('/admin/campaigns');
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links).toHaveCount(11);
  expect(
    new Set(await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))).size,
    'rows',
  ).toBe(1);
  await expect(links.nth(4), 'the page that is open').toBeInViewport({ ratio: 1 });
  await links.first().focus();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('everything ticked is approved, and what was sent becomes a figure that leads to its list', async ({
  browser,
  product,
  faults,
}) => {
  const session = await openSession(browser, product, faults);
  const { page } = session;
  const [blogs, campaigns] = [await listIds(session, 'blogs'), await listIds(session, 'campaigns')];
  await page.goto('/admin');
  for (const label of ['Total Users', 'Total Blogs', 'Total Campaigns', 'Total Resources'])
    await expect(page.getByText(label)).toBeVisible();
  for (const title of ['Blog Status Breakdown', 'Campaign Status Breakdown']) {
    const pie = page.getByRole('img', { name: title });
    expect((await pie.boundingBox())?.height).toBe(250);
    await expect(page.getByRole('table', { name: title }).getByRole('row').nth(1)).toContainText('Active');
    await expect(page.getByRole('table', { name: title }).getByRole('row').nth(2)).toContainText('Pending');
  }
  for (const [title, id] of [...blogs].slice(0, 2))
    await session.call('PUT', `/admin/blogs/${id}/status`, { status: 'pending', reason: title });
  const [campaign = '', campaignId = ''] = [...campaigns][0] ?? [];
  await session.call('PUT', `/admin/campaigns/${campaignId}/status`, { status: 'pending' });
  await page.reload();
  await expect(page.getByText('3 items are waiting to be read.')).toBeVisible();
  await page.getByRole('link', { name: '2 blogs wait' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\?status=pending$/);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.goto('/admin');
  await page.getByRole('link', { name: campaign }).click();
  await expect(page.getByRole('region', { name: campaign, exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await page.getByRole('dialog', { name: 'Approve 3 items?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('2 blogs approved')).toBeVisible();
  await expect(page.getByText('Campaign approved')).toBeVisible();
  await expect(page.getByText('No blogs awaiting approval.')).toBeVisible();
  await expect(page.getByText('No campaigns awaiting approval.')).toBeVisible();
});
