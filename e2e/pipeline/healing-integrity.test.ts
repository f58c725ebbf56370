import type { Page } from '@playwright/test';
import { expect, test } from '../product/healing.ts';
import { flipByte, remotes } from '../product/releases.ts';

/** Imports each address by itself and says which of them ran. */
const importEach = async (addresses: string[]) => {
  const ran: string[] = [];
  for (const address of addresses) {
    await import(address).then(
      () => ran.push(address),
      () => undefined,
    );
  }
  return ran;
};

/** A page of no remote, once its tab has added the hashes of all of them. */
async function openWithEveryHash(page: Page) {
  await page.goto('/nowhere');
  await expect(page.locator('script[type="importmap"]')).toHaveCount(2);
}

for (const remote of remotes) {
  test(`one byte of any script of ${remote}, and the browser refuses it`, async ({ page, releases }) => {
    const release = await releases.next(remote);
    const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
    const addresses = scripts.map((file) => `/r/${remote}/${release.version}/${file}`);
    const refusals: string[] = [];

    await openWithEveryHash(page);
    expect(await page.evaluate(importEach, addresses), 'untouched, every one of them runs').toEqual(addresses);

    for (const file of scripts) await flipByte(releases.file(release, file));
    const visitor = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin });
    if (!visitor) throw new Error('There is no browser.');
    visitor.on('console', (message) => {
      if (message.text().includes('integrity')) refusals.push(message.text());
    });
    await openWithEveryHash(visitor);
    expect(await visitor.evaluate(importEach, addresses), 'tampered with, none does').toEqual([]);
    expect(refusals.length).toBeGreaterThanOrEqual(scripts.length);
    console.log(
      `${remote}: ${String(scripts.length)} scripts tampered with, ${String(refusals.length)} refusals, 0 ran`,
    );
    await visitor.close();
  });
}
