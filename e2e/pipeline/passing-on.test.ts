import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fieldTime } from '../product/field-time.ts';
import { waitForStart } from '../product/hydration.ts';
import { personAgent } from '../product/people.ts';
import { openSession } from '../product/session.ts';
import { expect, watch, withOwnProduct } from '../product/test.ts';

// The times of one of its campaigns change.
const test = withOwnProduct();

test.use({ userAgent: personAgent, permissions: ['clipboard-read', 'clipboard-write'] });

interface Listed {
  _id: string;
  title: string;
  description: string;
  startTime: string;
  endTime: string;
}

const findCampaign = async (page: Page): Promise<Listed> => {
  const { campaigns } = (await (await page.request.get('/api/campaigns?q=tuesday')).json()) as { campaigns: Listed[] };
  if (!campaigns[0]) throw new Error('There is no campaign.');
  return campaigns[0];
};

/** A page of another site, on an origin of its own. */
async function serveOtherSite(html: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('a campaign is handed on by mail and by the device, each with a link of its own', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => void (document.documentElement.dataset['shared'] = shared.url),
    });
  });
  const { _id } = await findCampaign(page);
  await page.goto(`/campaigns/${_id}`);
  await waitForStart(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`/campaigns/${_id}\\?via=device$`));
  const steps: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/steps')) steps.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect.poll(() => steps).toContainEqual({ step: 'passed-on', source: 'email' });
});

test('its card stands in the page of another site, runs nothing, and leads here', async ({ page, browser, faults }) => {
  const { _id, title } = await findCampaign(page);
  await page.goto(`/campaigns/${_id}`);
  await waitForStart(page);
  await page.getByText('Poster, strips, slide, calendar and card').click();
  const code = await page.getByLabel('Card for your own site').inputValue();
  const site = await serveOtherSite(`<!doctype html><title>Our street</title><h1>Our street</h1>${code}`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  watch(other, faults);
  await other.goto(site.address);
  const card = other.frameLocator(`iframe[title="${title}"]`);
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  const [opened] = await Promise.all([
    other.waitForEvent('popup'),
    card.getByRole('link', { name: 'Join this campaign' }).click(),
  ]);
  await expect(opened).toHaveURL(new RegExp(`/campaigns/${_id}\\?via=card$`));
  expect(await context.cookies()).toEqual([]);
  await context.close();
  site.close();
});

test('a calendar that follows it gets its new times, and a picture of it is there for posts', async ({
  page,
  browser,
  product,
  faults,
}) => {
  const campaign = await findCampaign(page);
  await page.goto(`/campaigns/${campaign._id}`);
  await waitForStart(page);
  await page.getByText('Poster, strips, slide, calendar and card').click();
  const addressOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const picture = await page.request.get(await addressOf('Picture for posts'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const calendar = await addressOf('Calendar that follows its times');
  const fieldsOf = async () =>
    Object.fromEntries(
      (await (await page.request.get(calendar)).text())
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
    ) as Record<string, string>;
  const before = await fieldsOf();

  const { page: admin } = await openSession(browser, product, faults);
  await admin.goto(`/campaigns/${campaign._id}/edit`);
  const end = Math.floor((Date.parse(campaign.endTime) + 86_400_000) / 60_000) * 60_000;
  await admin.getByLabel('End').fill(fieldTime(end));
  await admin.getByRole('button', { name: 'Update Campaign' }).click();
  await expect(admin.getByText('Campaign updated')).toBeVisible();

  const after = await fieldsOf();
  expect(after['UID']).toBe(before['UID']);
  expect(after['DTEND']).toBe(new Date(end).toISOString().replaceAll(/[-:]|\.\d+/g, ''));
  expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
});
