import type { BrowserContext, Page } from '@playwright/test';
import { median } from './figures.ts';

declare global {
  /** In the page: the longest duration of each interaction since it was emptied, in milliseconds. */
  var durations: number[];
}

const slowdown = 4;
/** Milliseconds that an interaction may take to be painted and recorded. */
const settled = 250;
/** Milliseconds below which the browser records no interaction. */
const unrecorded = 16;

/**
 * Runs in the page before anything else: collects the longest duration of every interaction (what Interaction to Next
 * Paint is made of).
 */
function collectDurations() {
  globalThis.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) globalThis.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A page, and how to measure what a person does there: milliseconds to the next paint. */
export interface SlowPage {
  page: Page;
  time: (interaction: () => Promise<unknown>) => Promise<number>;
}

/** Opens a page on a processor four times slower. */
export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  await page.addInitScript(collectDurations);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const time = async (interaction: () => Promise<unknown>) => {
    await page.waitForTimeout(settled);
    await page.evaluate(() => {
      globalThis.durations.length = 0;
    });
    await interaction();
    await page.waitForTimeout(settled);
    return page.evaluate((least) => Math.max(least, ...globalThis.durations), unrecorded);
  };
  return { page, time };
}

/** Durations by name, over all runs. */
export function createTimings() {
  const durations = new Map<string, number[]>();
  return {
    note: (name: string, duration: number): void => {
      durations.set(name, [...(durations.get(name) ?? []), duration]);
    },
    print: (title: string): void => {
      console.log(`\n${title}`);
      for (const [name, all] of durations)
        console.log(`  ${name.padEnd(58)} ${`${median(all)} ms`.padStart(8)} ${`${Math.max(...all)} ms`.padStart(8)}`);
      const worst = [...durations]
        .map(([name, all]) => [median(all), name] as const)
        .toSorted(([one], [other]) => other - one)[0];
      console.log(`  The slowest by its median: ${worst?.[1] ?? 'none'}, ${worst?.[0] ?? 0} ms`);
    },
  };
}
