import type { Locator, Page } from '@playwright/test';
import { waitForStart } from './product/hydration.ts';
import { waitForCode } from './product/mail.ts';
import { expect, test } from './product/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const focused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there. @throws when it does not come there */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let tries = 0; tries < 60; tries += 1) {
    await page.keyboard.press('Tab');
    if (await focused(target.first())) return;
  }
  throw new Error(`Tab never came to ${target.toString()}.`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('home is worked from top to end by keyboard: both carousels, the checklist, the newsletter', async ({ page }) => {
  await page.goto('/');
  await heading(page).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Social engineering' }));
  const blogs = page.getByRole('group', { name: 'Latest blogs' });
  await press(page, blogs.getByRole('button', { name: 'Pause posts' }));
  await expect(blogs.getByRole('button', { name: 'Play posts' })).toBeFocused();
  const here = blogs.locator('.swiper-slide-active');
  const first = await here.getAttribute('aria-label');
  await press(page, blogs.getByRole('button', { name: 'Next post' }));
  await expect(here).not.toHaveAttribute('aria-label', String(first));
  await press(page, blogs.getByRole('button', { name: 'Show post 4 of 4' }));
  await expect(here).toHaveAttribute('aria-label', '4 of 4');
  await expect(blogs.getByRole('button', { name: 'Show post 4 of 4' })).toHaveAttribute('aria-current', 'true');
  await tabTo(page, page.getByRole('link', { name: 'Take Full Assessment' }));
  await tabTo(page, page.getByRole('checkbox', { name: /^Two-step login is on/ }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Two-step login is on/ })).toBeChecked();
  const partners = page.getByRole('group', { name: 'Partners' });
  await press(page, partners.getByRole('button', { name: 'Pause partners' }));
  const before = await partners.locator('.swiper-slide-active').getAttribute('aria-label');
  await press(page, partners.getByRole('button', { name: 'Next partner' }));
  await expect(partners.locator('.swiper-slide-active')).not.toHaveAttribute('aria-label', String(before));
  await type(page, 'Email address', 'keys@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox: we sent a link to confirm your subscription.')).toBeVisible();
});

test('an account is made, verified, left and entered again by keyboard alone', async ({ page, product }) => {
  const person = { name: 'Nadia Petrov', email: 'nadia@example.com', password: 'kelp ferry lantern' };
  await page.goto('/');
  await waitForStart(page);
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
  await expect(heading(page)).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await expect(heading(page)).toHaveText('Come aboard');
  await type(page, 'Name', person.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await type(page, 'Email', person.email);
  await type(page, 'Password', person.password);
  await type(page, 'Confirm password', person.password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Check your email');
  const code = await waitForCode(product.outbox, person.email);
  await tabTo(page, page.getByLabel('Digit 1 of 6'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Welcome, ${person.name}`);
  await expect(heading(page)).toBeFocused();

  await page.goto('/about');
  await press(page, page.getByRole('banner').locator('summary', { hasText: person.name }));
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Logout' }).first());
  await expect(heading(page)).toHaveText('Welcome back');
  await type(page, 'Email', person.email);
  await type(page, 'Password', person.password);
  await tabTo(page, page.getByLabel('Remember me'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
});
