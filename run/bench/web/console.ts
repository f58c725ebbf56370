import type { Browser } from '@playwright/test';
import { tabIcon } from '../../../shell/server/site-files/site-files.ts';
import type { Stack } from '../stack.ts';
import { openSlowTab, phone, type StorageState } from '../visit.ts';
import { type Figure, limit } from './figure.ts';

/** When a file or an answer was asked for, and when it was there; seconds. */
interface Wait {
  began: number;
  ended: number;
}

/** What the page fetches for later, or says of itself, once it is there: nobody waits for it. */
const isForLater = /\/(release-sets|api\/releases)\/|\/(feel|drafts|becalmed)\./;

/** How many waits there are in a row, each begun when the one before it was over. */
function longestRow(waits: readonly Wait[]): number {
  const rows: number[] = [];
  const inOrder = waits.toSorted((one, other) => one.began - other.began);
  for (const [place, { began }] of inOrder.entries())
    rows.push(1 + Math.max(0, ...rows.filter((_, before) => before < place && (inOrder[before]?.ended ?? 0) <= began)));
  return Math.max(...rows);
}

async function countWaits(browser: Browser, web: string, storageState: StorageState): Promise<number> {
  const context = await browser.newContext({ ...phone, storageState });
  const { page, session } = await openSlowTab(context);
  const waits = new Map<string, Wait>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!isForLater.test(request.url) && !request.url.endsWith(tabIcon))
      waits.set(requestId, { began: timestamp, ended: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const wait = waits.get(requestId);
    if (wait) wait.ended = timestamp;
  });
  await page.goto(`${web}/admin`);
  await page.locator('svg.recharts-surface').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await context.close();
  return longestRow([...waits.values()]);
}

/** How many waits are in a row until the console's first screen is whole, charts included. */
export async function measureConsole({ browser, web, signIn }: Stack, runs: number): Promise<Figure[]> {
  const storageState = await signIn();
  const counts: number[] = [];
  for (let run = 0; run < runs; run += 1) counts.push(await countWaits(browser, web, storageState));
  return [limit('/admin: waits in a row until all of it is there', '', counts, 3)];
}
