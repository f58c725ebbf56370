import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promote, ReleaseStore, rollback, type Release } from '@cyberharbour/releases';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../product/healing.ts';
import { quietFaults, type QuietFault } from '../product/quiet-faults.ts';
import { remotes, type Releases, type RemoteName } from '../product/releases.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'node_modules/.bin/cyberharbour-mf');

const screens: Record<RemoteName, { path: string; heading: RegExp }> = {
  mf_public: { path: '/about', heading: /^About CyberHarbour$/ },
  mf_dashboard: { path: '/dashboard', heading: /^Welcome, / },
  mf_admin: { path: '/admin/users', heading: /^Users$/ },
};

test.describe.configure({ timeout: 3_600_000 });

/** @returns why the gates refuse it; undefined where it is live now */
function promoteByCommand(releases: Releases, { name, version }: Release): string | undefined {
  const words = [program, 'promote', name, version, '--require-smoke', '--store', releases.folder];
  const { status, stderr, error } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? undefined : (stderr.trim().split('\n')[0] ?? 'without a word');
}

/** Whether a person sees the screen, and its header leads on. */
const isInOrder = async (page: Page, heading: RegExp) =>
  page
    .evaluate((text) => {
      const link = document.querySelector<HTMLElement>('header a[href]');
      const h1 = document.querySelector<HTMLElement>('main h1');
      return (link?.offsetHeight ?? 0) > 0 && new RegExp(text).test(h1?.innerText ?? '');
    }, heading.source)
    .catch(() => false);

const within = <T>(work: Promise<T>, ms: number) =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))]);

interface Visits {
  isHealed: boolean;
  /** Versions of the remote that failed, as the pages reported to the API. */
  counted: string[];
}

/** A person who opens the screen, waits, and opens it in another tab when it does not answer, four times at most. */
async function visit(context: BrowserContext, { name }: Release, good: string): Promise<Visits> {
  const { path, heading } = screens[name as RemoteName];
  const counted: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/releases/outcomes')) return;
    for (const one of request.postDataJSON() as { name: string; version: string; error: boolean }[])
      if (one.error && one.name === name) counted.push(one.version);
  });
  let isHealed = false;
  for (let visits = 0; visits < 4 && !isHealed; visits += 1) {
    const page = await context.newPage();
    await within(
      page.goto(path, { waitUntil: 'commit' }).catch(() => undefined),
      8000,
    );
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    isHealed = (await within(isInOrder(page, heading), 3000)) === true;
    await within(page.close(), 2000);
  }
  return { isHealed, counted: counted.filter((version) => version !== good) };
}

/** What became of one release: refused by the gates, contained or healed in the browser, or neither. */
async function tryFault(
  { releases, context, remote }: { releases: Releases; context: BrowserContext; remote: RemoteName },
  fault: QuietFault,
): Promise<{ isGood: boolean; line: string }> {
  const good = await releases.good(remote);
  const release = await releases.ship(remote, fault.change);
  const store = new ReleaseStore(releases.folder);
  const refused = promoteByCommand(releases, release);
  if (refused !== undefined) return { isGood: true, line: `refused: ${refused}` };
  await promote(store, remote, release.version);
  const { isHealed, counted } = await visit(context, release, good.version);
  await rollback(store, remote, { to: good.version });
  const isCounted = counted.length > 0 && counted.every((version) => version === release.version);
  return {
    isGood: isHealed && isCounted,
    line: `${isHealed ? 'healed or contained' : 'NOT HEALED'}, ${isCounted ? 'counted' : `NOT COUNTED (${counted.join()})`}`,
  };
}

const only = process.env['FAULTS'] ? new RegExp(process.env['FAULTS']) : /./;

/** Each kind in one remote, in turns; EVERY_REMOTE=1 tries it in all of them. */
const faultsOf = (remote: RemoteName) =>
  quietFaults.filter(
    ({ name }, at) => only.test(name) && (process.env['EVERY_REMOTE'] || remotes[at % remotes.length] === remote),
  );

for (const remote of remotes)
  test(`quiet faults of ${remote} are refused, contained or healed, and counted for the right version`, async ({
    browser,
    releases,
    session,
    product,
  }) => {
    // About 20 s each: the gate mounts every screen.
    test.setTimeout(40 * 60_000);
    const results: { isGood: boolean; line: string }[] = [];
    for (const fault of faultsOf(remote)) {
      const context = await browser.newContext({ baseURL: product.web, storageState: session.path });
      const result = await tryFault({ releases, context, remote }, fault);
      console.log(`${remote} ${fault.name}: ${result.line}`);
      results.push(result);
      await within(context.close(), 3000);
    }
    const good = results.filter(({ isGood }) => isGood).length;
    console.log(`${String(good)} of ${String(results.length)} refused, contained or healed`);
    expect(good).toBe(results.length);
  });
