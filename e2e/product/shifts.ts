import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

declare global {
  /** What moved in this document without a person's doing: its score, and the beginning of what moved. */
  var shifts: string[];
}

/** Notes what moves in every document of this tab from now on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    const describe = (node: Node | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'something that is gone');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        globalThis.shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => describe(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.shifts);
