import type { Locator, Page } from '@playwright/test';
import { admin } from './product/product.ts';
import { waitForStart } from './product/hydration.ts';
import { waitForCode } from './product/mail.ts';
import { expectAddress } from './product/address.ts';
import { expect, test } from './product/test.ts';

const password = 'seven gulls on a rail';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = async (page: Page, name: string | RegExp, title: string | RegExp) => {
  await page.getByRole('link', { name }).locator('visible=true').first().click();
  await expect(heading(page)).toHaveText(title);
};

/** Every public page by the links that a person follows, and back to where they began. */
async function walk(page: Page) {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Secure Your Business. Empower Your Community.');
  await follow(page, 'Campaigns', 'Campaigns');
  const campaign = page.getByRole('article').getByRole('link').first();
  const campaignTitle = (await campaign.textContent()) ?? '';
  await campaign.click();
  await expect(heading(page)).toHaveText(campaignTitle);
  await follow(page, 'Blog', 'Blog');
  await follow(page, 'The invoice that was almost right', 'The invoice that was almost right');
  await follow(page, 'Resources', 'Resource library');
  await follow(page, 'Help now', 'Something happening now?');
  await follow(page, 'About', 'About CyberHarbour');
  await follow(page, 'Contact', 'Contact');
  await follow(page, 'Terms', 'Terms');
  await follow(page, 'Login', 'Welcome back');
  await follow(page, 'Create an account', 'Come aboard');
  await page.goto('/login');
  await follow(page, /^Forgot/, 'Forgot your password?');
  await page.goto('/reset-password');
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.goto('/assessment');
  await expect(heading(page)).toHaveText('Full assessment');
  await expect(page.getByText('25 plain questions')).toBeVisible();
}

/** Lists are narrowed, searched and paged; their addresses say how. */
async function narrow(page: Page) {
  await page.goto('/campaigns');
  const all = await page.getByRole('article').count();
  await page.getByRole('link', { name: 'Individuals' }).click();
  await expectAddress(page, /\/campaigns\?type=individual$/);
  await expect(page.getByRole('link', { name: 'Individuals' })).toHaveAttribute('aria-current', 'true');
  // A document on its way has none yet.
  const hasSome = async () => {
    const some = await page.getByRole('article').count();
    return some > 0 && some < all;
  };
  await expect.poll(hasSome).toBe(true);
  await page.getByLabel('Search campaigns').fill('tuesday');
  await page.getByLabel('Search campaigns').press('Enter');
  await expectAddress(page, /\/campaigns\?type=individual&q=tuesday$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'All Campaigns' }).click();
  await expectAddress(page, /\/campaigns\?q=tuesday$/);

  await page.goto('/resources');
  await page.getByRole('link', { name: 'Malware', exact: true }).click();
  await expectAddress(page, /\/resources\/malware$/);
  await expect(page.getByText('Clean Up After Malware')).toBeVisible();
  await page.getByLabel('Search resources').fill('zebra');
  await page.getByLabel('Search resources').press('Enter');
  await expectAddress(page, /\/resources\/malware\?q=zebra$/);
  await expect(page.getByText('Nothing in the library matches. Try another word, or All.')).toBeVisible();

  await page.goto('/blog');
  const titles = await page.getByRole('article').getByRole('link').allTextContents();
  const { nextCursor } = (await (await page.request.get('/api/blogs?limit=3')).json()) as { nextCursor: string };
  await page.goto(`/blog?after=${encodeURIComponent(nextCursor)}`);
  await expect(page.getByRole('article').getByRole('link')).toHaveText(titles.slice(3));
  await page.getByRole('link', { name: '← Back to the newest' }).click();
  await expect(page.getByRole('article').getByRole('link')).toHaveText(titles);
}

/** A wrong login, in the product's words; the form is there again. */
async function fail(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed.').first()).toBeVisible();
}

async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Verify email' })).toBeVisible();
}

/** What header and footer offer, and how high the footer is. */
const frameOf = async (page: Page) => {
  const frame = page.locator('.ui-header, .ui-footer');
  const namesOf = (place: Locator) =>
    place.getByRole('link', { name: /^(Login|Join|Dashboard|Logout)$/ }).allTextContents();
  return {
    header: await namesOf(frame.first()),
    footer: await namesOf(frame.last()),
    height: (await frame.last().boundingBox())?.height,
  };
};

const isSignedIn = async (page: Page) => (await page.request.get('/api/auth/verify')).status() === 200;

async function enterCode(page: Page, code: string, hasScript: boolean) {
  if (hasScript) {
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(code);
  } else {
    // The answer to the form asks already; the page of its own does as well.
    await page.goto('/verify-otp');
    await expect(page.getByText('Loading...')).toBeHidden();
    await page.getByLabel('Your code').fill(code);
  }
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function logOut(page: Page, hasScript: boolean) {
  await page.goto('/logout');
  if (!hasScript) await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Welcome back');
  expect(await isSignedIn(page)).toBe(false);
}

/** A forgotten password, and the new one. */
async function reset(page: Page, outbox: string, email: string, hasScript: boolean) {
  const before = await waitForCode(outbox, email);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset code' }).click();
  let code = before;
  await expect.poll(async () => (code = await waitForCode(outbox, email))).not.toBe(before);
  if (hasScript) {
    // It leads on, and knows whom the code was sent to.
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  } else {
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(email);
  }
  for (let box = 0; box < 6; box += 1) await page.getByLabel(`Digit ${box + 1} of 6`).fill(code.charAt(box));
  await page.getByLabel('New password', { exact: true }).fill('a lantern by the kelp');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully.').first()).toBeVisible();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a person reads every public page', async ({ page }) => {
      await walk(page);
      const note = page.locator('main noscript');
      await expect(note).toBeVisible({ visible: !hasScript });
    });

    test('a person narrows, searches and pages the lists', async ({ page }) => narrow(page));

    test('the frame offers a visitor the ways in, and a member none of them, and is as high', async ({
      page,
      product,
    }) => {
      await page.goto('/help');
      if (hasScript) await waitForStart(page);
      const ofVisitor = await frameOf(page);
      expect(ofVisitor).toMatchObject({ header: ['Login', 'Join'], footer: ['Login', 'Join'] });
      const ways = page.getByRole('main').getByRole('link', { name: /^Join CyberHarbour$|dashboard/ });
      await page.goto('/about');
      await expect(ways).toHaveText(['Join CyberHarbour']);
      const answer = await page.request.post(`${product.api}/api/auth/login`, {
        headers: { origin: product.web },
        data: admin,
      });
      expect(answer.status()).toBe(200);
      await page.goto('/help');
      if (hasScript) await expect(page.getByRole('banner').getByText('Administrator').first()).toBeVisible();
      expect(await frameOf(page)).toEqual({
        // With script it is the menu with the name.
        header: hasScript ? [] : ['Dashboard', 'Logout'],
        footer: ['Dashboard', 'Logout'],
        height: ofVisitor.height,
      });
      await page.goto('/about');
      await expect(ways).toHaveText(['Go to your dashboard']);
    });

    test('a person sends every form', async ({ page, product }) => {
      const email = `${hasScript ? 'with' : 'without'}.script@example.com`;
      await page.goto('/');
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(/^Check your inbox/).first()).toBeVisible();
      await fail(page);
      await signUp(page, email);
      await enterCode(page, await waitForCode(product.outbox, email), hasScript);
      expect(await isSignedIn(page)).toBe(true);
      await logOut(page, hasScript);
      await reset(page, product.outbox, email, hasScript);
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a lantern by the kelp');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).not.toHaveURL(/\/login$/);
      expect(await isSignedIn(page)).toBe(true);
    });
  });
}
