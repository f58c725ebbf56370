import type { Page } from '@playwright/test';

/** What a person sees and waits for in one document. Milliseconds from its start; `shift` is a score. */
export interface Vitals {
  first: number;
  largest: number;
  shift: number;
  /** What long tasks take above 50 ms each, from the first paint on. */
  blocking: number;
  /** When the main thread was free for the first time with a screen that answers; 0 while it does not. */
  interactive: number;
}

declare global {
  var vitals: Vitals;
  /** Long tasks of the document: when they began, and what they take above 50 ms. */
  var longTasks: [start: number, above: number][];
}

/** Runs in the page before anything else. */
function collect() {
  globalThis.vitals = { first: 0, largest: 0, shift: 0, blocking: 0, interactive: 0 };
  globalThis.longTasks = [];
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.vitals.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (globalThis.vitals.largest = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) globalThis.vitals.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => void globalThis.longTasks.push([startTime, duration - 50]));
  const watch = setInterval(() => {
    const heading = document.querySelector('main h1');
    // A rendered page has the note of early events until its effects have run.
    const isHydrated = Reflect.get(globalThis, '__cyberharbourEarlyEvents') === undefined;
    if (!heading || !isHydrated || !Object.keys(heading).some((key) => key.startsWith('__reactProps'))) return;
    globalThis.vitals.interactive = performance.now();
    clearInterval(watch);
  }, 10);
}

export const collectVitals = (page: Page): Promise<void> => page.addInitScript(collect).then(() => undefined);

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const { vitals, longTasks } = globalThis;
    const counted = longTasks.filter(([start]) => start >= vitals.first);
    return { ...vitals, blocking: counted.reduce((sum, [, above]) => sum + above, 0) };
  });
