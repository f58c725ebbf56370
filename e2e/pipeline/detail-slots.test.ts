import { expect, test } from '../product/healing.ts';
import { makeNewRemote } from '../product/new-remote.ts';
import { noteShifts, readShifts } from '../product/shifts.ts';

const routes = `import type { RemoteRoute } from '@cyberharbour/platform';
export const routes: RemoteRoute[] = [
  { path: '/jetties/card', lazy: () => import(/* webpackChunkName: "card" */ './card') },
];
`;
const card = (body: string) => `import type { PartProps } from '@cyberharbour/platform';
export function Component({ item }: PartProps) {
  ${body}
  return <section style={{ minHeight: 300 }}><h2>Jetties of the day</h2><p>{'For ' + item}</p></section>;
}
`;

test('a part of another remote comes to the end of a post and of a campaign, moves nothing, and a broken one is not there', async ({
  page,
  releases,
  product,
}) => {
  test.setTimeout(240_000);
  const remote = await makeNewRemote('mf-jetties', releases.folder);
  await remote.edit('remote.json', (text) => {
    const claims = [{ path: '/jetties/card', chunk: 'card' }];
    const slots = ['blog-detail', 'campaign-detail'].map((slot) => ({ slot, path: '/jetties/card', order: 10 }));
    return JSON.stringify({ ...(JSON.parse(text) as object), menu: [], claims, slots });
  });
  await remote.write('src/routes.tsx', routes);
  await remote.write('src/card.tsx', card(''));
  await remote.release('0.1.0');

  await noteShifts(page);
  const part = page.getByRole('heading', { level: 2, name: 'Jetties of the day' });
  for (const list of ['/blog', '/campaigns']) {
    await page.goto(list);
    const address = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
    const open = () => page.goto(address ?? '');
    await expect(async () => {
      await open();
      await expect(part).toBeAttached({ timeout: 5000 });
    }).toPass();
    const sent = await (await fetch(`${product.web}${address ?? ''}`)).text();
    expect(sent, 'the page comes without it').not.toContain('Jetties of the day');
    await expect(page.getByText(`For ${address?.split('/').at(-1) ?? ''}`)).toBeAttached();
    expect(await part.evaluate((one) => one.closest('main') !== null)).toBe(true);
    // The links of the header make place for one more once they know that this is an administrator.
    const shifts = await readShifts(page);
    expect(shifts.filter((shift) => !shift.includes('class="ui-nav"'))).toEqual([]);
    expect(shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(0.01);

    // Nothing of it loads: the page is whole without it.
    await page.route(/\/r\/mf_jetties\//, (route) => route.abort());
    await open();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(part).toHaveCount(0);
    await expect(page.getByText('could not be shown')).toHaveCount(0);
    await page.unroute(/\/r\/mf_jetties\//);
    // It does not answer: neither is the page any other.
    await page.route(/\/r\/mf_jetties\//, () => undefined);
    await open();
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForTimeout(7000);
    await expect(part).toHaveCount(0);
    await page.unroute(/\/r\/mf_jetties\//);
  }

  // The next one throws in the page of a post alone: the one before takes its place there.
  await remote.write('src/card.tsx', card("if (location.pathname.startsWith('/blog/')) throw new Error('No tide.');"));
  await remote.release('0.2.0');
  await page.goto('/blog');
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/_report') && (request.postData() ?? '').includes('"version":"0.2.0"'),
  );
  await page.goto((await page.locator('main a[href^="/blog/"]').first().getAttribute('href')) ?? '');
  await reported;
  await expect(part).toBeAttached();
  await remote.close();
});
