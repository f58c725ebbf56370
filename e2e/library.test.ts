import { openSession } from './product/session.ts';
import { expect, test } from './product/test.ts';

const text = '# Hang up first\n\nA bank never minds.\n\n- Find the number on your card\n- Ring that one';

test('a guide of our own is added, found without script, put first, and retired', async ({
  page,
  browser,
  product,
  faults,
}) => {
  const { page: admin } = await openSession(browser, product, faults);
  await admin.goto('/admin/resources');
  await admin.getByRole('link', { name: 'Add a resource' }).click();
  await admin.getByRole('radio', { name: 'A guide of our own' }).check();
  await admin.getByLabel('Title').fill('Ring them back');
  await admin.getByLabel('What it is good for').fill('One call that stops most tricks on the phone.');
  await admin.getByLabel('Text of the guide').fill(text);
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await admin.getByRole('link', { name: 'Say whom it is for.' }).click();
  await expect(admin.getByRole('checkbox', { name: 'Myself' })).toBeFocused();
  await admin.getByRole('checkbox', { name: 'My club' }).check();
  await admin.getByRole('button', { name: 'Show preview' }).click();
  await expect(admin.getByRole('region', { name: 'Preview' }).getByRole('heading')).toHaveText('Hang up first');
  await admin.getByLabel('Level').selectOption('Next steps');
  await admin.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\/resources$/);

  await admin.getByRole('button', { name: 'Move up: Ring them back' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Ring them back is now 12 of 13.')).toBeAttached();
  await expect(admin.getByRole('button', { name: 'Move up: Ring them back' })).toBeFocused();

  const plain = await browser.newContext({ baseURL: product.web, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/resources');
  await reader.getByRole('link', { name: 'My club' }).click();
  await reader.getByRole('link', { name: 'Next steps' }).click();
  await expect(reader).toHaveURL(/\/resources\?for=club&level=next$/);
  await reader.getByRole('link', { name: 'Ring them back' }).click();
  await expect(reader).toHaveURL(/\/resources\/ring-them-back$/);
  await expect(reader.getByRole('heading', { level: 2, name: 'Hang up first' })).toBeVisible();
  await expect(reader).toHaveTitle('Ring them back · CyberHarbour');
  expect(await reader.locator('script[type="application/ld+json"]').first().textContent()).toContain('"Article"');
  await plain.close();

  await admin.getByRole('button', { name: 'Retire Ring them back' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(admin.getByRole('button', { name: 'Bring back Ring them back' })).toBeVisible();
  const gone = await page.goto('/resources/ring-them-back');
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide not found');
});
