import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@cyberharbour/releases';
import type { Page, Route } from '@playwright/test';
import { changeText, flipByte, scriptOf, type Releases, type RemoteName } from './releases.ts';

interface Breakage {
  releases: Releases;
  remote: RemoteName;
  /** The lazy chunk of the screen that is opened. */
  chunk: string;
  page: Page;
}

export interface FailureMode {
  name: string;
  part: 'entry' | 'screen' | 'render';
  kind: string;
  /** Releases a version that fails in this mode. @returns it, and the file whose arrival begins the failure */
  release: (breakage: Breakage) => Promise<{ release: Release; file: string }>;
}

const entry = 'remoteEntry.js';

/** A release that is in order, met by a server or a line that is not. */
const duringTransfer =
  (meet: (route: Route) => Promise<void>) =>
  async ({ releases, remote, page }: Breakage) => {
    const release = await releases.next(remote);
    await page.route(`**/r/${remote}/${release.version}/${entry}`, meet);
    return { release, file: entry };
  };

/** A release that is broken itself: its hashes are in order. */
const inside =
  (change: (text: string) => string, fileOf: (good: Release, chunk: string) => string) =>
  async ({ releases, remote, chunk }: Breakage) => {
    const release = await releases.next(remote, (dist, good) => changeText(join(dist, fileOf(good, chunk)), change));
    return { release, file: fileOf(release, chunk) };
  };

/** A release that was in order when it was published, and whose files then changed. */
const afterwards =
  (spoil: (path: string) => Promise<void>, fileOf: (release: Release, chunk: string) => string) =>
  async ({ releases, remote, chunk }: Breakage) => {
    const release = await releases.next(remote);
    await spoil(releases.file(release, fileOf(release, chunk)));
    return { release, file: fileOf(release, chunk) };
  };

const takeAway = async (path: string) => {
  await rm(path);
  await rm(`${path}.br`);
};
const html = '<!doctype html><title>CyberHarbour</title>';

export const failureModes: FailureMode[] = [
  { name: 'its entry is gone (404)', part: 'entry', kind: 'missing', release: afterwards(takeAway, () => entry) },
  {
    name: 'its entry is answered with 500',
    part: 'entry',
    kind: 'server-error',
    release: duringTransfer((route) => route.fulfill({ status: 500, body: 'no' })),
  },
  {
    name: 'its entry is a page instead of a script',
    part: 'entry',
    kind: 'not-a-script',
    release: duringTransfer((route) => route.fulfill({ contentType: 'text/html', body: html })),
  },
  { name: 'its entry hangs', part: 'entry', kind: 'hang', release: duringTransfer(() => new Promise(() => undefined)) },
  {
    name: 'its entry throws',
    part: 'entry',
    kind: 'evaluation',
    release: inside(
      (text) => `throw new Error('This release is broken.');${text}`,
      () => entry,
    ),
  },
  {
    name: 'its screen throws',
    part: 'render',
    kind: 'render',
    release: inside(
      // All of them: a file may hold several screens.
      (text) =>
        text.replaceAll(/Component:\(\)=>[\w$]+/g, "Component:()=>()=>{throw new Error('This screen is broken.')}"),
      scriptOf,
    ),
  },
  { name: 'its entry was tampered with', part: 'entry', kind: 'tampered', release: afterwards(flipByte, () => entry) },
  { name: 'a file of its screen is gone', part: 'screen', kind: 'missing', release: afterwards(takeAway, scriptOf) },
];
