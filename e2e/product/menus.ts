import type { Locator, Page } from '@playwright/test';

/** The button of a menu of the console, by what it says to screen readers. */
export const menuButton = (page: Page, label: string): Locator => page.locator('summary').filter({ hasText: label });

/** Opens a menu. @returns its list of buttons and links */
export async function openMenu(page: Page, label: string): Promise<Locator> {
  const button = menuButton(page, label);
  await button.click();
  return button.locator('xpath=following-sibling::*');
}
