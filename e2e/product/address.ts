import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asserts where a page is that is read without script: one that a busy server renders late has a mark at its end. */
export const expectAddress = (page: Page, address: RegExp) =>
  expect.poll(() => page.url().replace(/[?&]without-script$/, '')).toMatch(address);
