import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Noted {
  /**
   * Every node of the document as the server sent it, but the links of members in a visitor's frame, and those of
   * visitors in a member's: nobody sees them, and they go once it is known who is there.
   */
  sent?: Element[];
  /** What the page's policy stopped. */
  stopped?: string[];
}

/** Notes the nodes of each document before a script runs, and what its policy stops. */
export const noteNodes = (page: Page) =>
  page.addInitScript(() => {
    const noted = globalThis as Noted;
    noted.stopped = [];
    addEventListener('securitypolicyviolation', (event) =>
      noted.stopped?.push(`${event.violatedDirective} ${event.sample}`),
    );
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const isForOthers = (node: Element) =>
        node.closest('.ui-for-member, .ui-for-visitor') !== null && !node.checkVisibility();
      noted.sent = [...document.querySelectorAll('#root *')].filter((node) => !isForOthers(node));
    });
  });

export const isRendered = (html: string) => html.includes('id="rendered-page"');

/**
 * Waits until the server renders an address: on a busy machine it leaves a page that is late to the browser, and after
 * three of them rests for ten seconds.
 */
export const waitUntilRendered = (request: APIRequestContext, address: string, isThere = isRendered) =>
  expect
    .poll(async () => isThere(await (await request.get(address)).text()), {
      message: `${address} is rendered`,
      timeout: 60_000,
    })
    .toBe(true);

/** Waits until the page answers presses: what is typed before that may be read by a form without script. */
export const waitForStart = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started', '');

/** Waits until all of the page is hydrated: sections are, one after the other. */
export const isHydrated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('#root')
        .locator('main, h1, h2, a, button, input')
        .evaluateAll((all) => all.filter((one) => !Object.keys(one).some((key) => key.startsWith('__react'))).length),
    )
    .toBe(0);

/** Keeps the shell's script back, as a slow line does. @returns lets it through */
export async function holdShell(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/r\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Each page has a `frame-hydrated` event, as soon as the frame has taken what was done before it. */
export const announceFrame = (page: Page) =>
  page.addInitScript(() => {
    let events: unknown;
    Object.defineProperty(globalThis, '__cyberharbourEarlyEvents', {
      get: () => events,
      set: (next: unknown) => {
        events = next;
        if (next === undefined) dispatchEvent(new Event('frame-hydrated'));
      },
    });
  });

/** Asserts that the page was hydrated with the nodes that the server sent, and that the policy stopped nothing. */
export async function expectSameNodes(page: Page) {
  const { count, lost, stopped } = await page.evaluate(() => {
    const { sent = [], stopped: violations } = globalThis as Noted;
    const gone = sent.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100));
    return { count: sent.length, lost: gone, stopped: violations };
  });
  expect(count).toBeGreaterThan(50);
  expect(lost).toEqual([]);
  expect(stopped).toEqual([]);
}
