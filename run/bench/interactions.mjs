import { percentile } from './figures.mjs';

const slowdown = 4;
/** Milliseconds that an interaction may take to be painted and noted; what is not noted took less than the browser cares to note. */
const settled = 250;
const unnoted = 16;

/** Runs in the page before anything else: keeps the longest duration of every interaction (what Interaction to Next Paint is made of). */
function keepDurations() {
  globalThis.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** A page on a processor four times slower, and what tells how long something that a person does there takes to the next paint. */
export async function slowPage(context) {
  const page = await context.newPage();
  await page.addInitScript(keepDurations);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const time = async (deed) => {
    await page.waitForTimeout(settled);
    await page.evaluate(() => (globalThis.durations.length = 0));
    await deed();
    await page.waitForTimeout(settled);
    return page.evaluate((least) => Math.max(least, ...globalThis.durations), unnoted);
  };
  return { page, time };
}

/** Durations by name, over all runs. */
export function timings() {
  const kept = new Map();
  return {
    note: (name, duration) => kept.set(name, [...(kept.get(name) ?? []), duration]),
    print(title) {
      console.log(`\n${title}`);
      for (const [name, all] of kept)
        console.log(
          `  ${name.padEnd(58)} ${`${percentile(all, 0.5)} ms`.padStart(8)} ${`${Math.max(...all)} ms`.padStart(8)}`,
        );
      const worst = [...kept]
        .map(([name, all]) => [percentile(all, 0.5), name])
        .toSorted(([one], [other]) => other - one)[0];
      console.log(`  The slowest by its median: ${worst[1]}, ${worst[0]} ms`);
    },
  };
}
