import type { FailureStep, PartProps, RemoteRelease, RemoteRoute } from '@cyberharbour/platform';
import type { ComponentType } from 'react';
import { pageLife } from '../health/page-life';
import type { ReleaseReports } from '../reports/release-reports';
import type { ReportFailure } from '../reports/failure-reports';
import { hungVersions } from './hung-versions';
import { isHang } from './time-limit';
import { createVersion, EntryFailed } from './version';
import type { Version } from './version';

/** A component that can be rendered, and the version that it belongs to. */
export interface Screen {
  of: Version;
  Component: ComponentType<PartProps>;
}

/**
 * One remote in this tab. What fails is tried again with the fallback, which then serves the remote until the page is
 * left, and after a hang on the pages that follow too.
 */
export interface Remote {
  routes: () => Promise<RemoteRoute[]>;
  screen: (path: string) => Promise<Screen>;
  /** Loads the routes, or a screen, of the version in use; what fails changes nothing and is not reported. */
  prefetch: (path?: string) => Promise<RemoteRoute[]>;
  /** Replaces a screen that threw while it was rendered. @throws `cause` when no version is left to take over */
  replace: (failed: Screen, path: string, cause: unknown) => Promise<Screen>;
  /** The same for a part of a page that another remote draws, which is that page's owner to blame for. */
  part: (path: string) => Promise<Screen>;
  replacePart: (failed: Screen, path: string, cause: unknown) => Promise<Screen>;
}

export function createRemote(
  { name, fallback, ...release }: RemoteRelease,
  reportFailure: ReportFailure,
  releaseReports: ReleaseReports,
): Remote {
  const live = createVersion(name, release);
  const { version } = release;
  const before = fallback && createVersion(name, fallback);
  const inOrder = before ? [live, before] : [live];
  // A version that hung in this tab, or that pages of this browser died of, comes last.
  let order = hungVersions.has(name, version) || pageLife.hasDied(name, version) ? inOrder.toReversed() : inOrder;
  let inUse = order[0] ?? live;

  /** @throws `cause` when no version is left; the next try then begins with the live version again */
  function stepDown(failed: Version, step: FailureStep, cause: unknown): Version {
    const next = order[order.indexOf(failed) + 1];
    reportFailure({
      remote: name,
      version: failed.version,
      step,
      cause,
      file: failed.entry,
      next: next?.version ?? null,
    });
    releaseReports.countFailure(name, failed.version);
    if (failed === live && isHang(cause)) hungVersions.note(name, version);
    inUse = next ?? live;
    if (!next) {
      order = inOrder;
      hungVersions.forget(name, version);
      throw cause;
    }
    return next;
  }

  async function withFallback<T>(
    step: FailureStep,
    work: (version: Version) => Promise<T>,
    version = inUse,
  ): Promise<T> {
    try {
      return await work(version);
    } catch (cause) {
      return withFallback(step, work, stepDown(version, cause instanceof EntryFailed ? 'entry' : step, cause));
    }
  }
  const enter = ({ version: entered }: Version) => pageLife.enter(name, entered);

  const load = async (path: string, begin: (of: Version) => void) => {
    const loaded = await withFallback('screen', async (of) => {
      begin(of);
      return { of, Component: await of.screen(path) };
    });
    releaseReports.countUse(name, loaded.of.version);
    return loaded;
  };
  const screen = (path: string) => load(path, enter);
  const part = (path: string) => load(path, () => undefined);
  return {
    routes: () =>
      withFallback('entry', (of) => {
        enter(of);
        return of.routes();
      }),
    screen,
    part,
    async prefetch(path) {
      const version = inUse;
      if (path !== undefined) await version.screen(path);
      return version.routes();
    },
    async replace(failed, path, cause) {
      stepDown(failed.of, 'render', cause);
      return screen(path);
    },
    async replacePart(failed, path, cause) {
      stepDown(failed.of, 'render', cause);
      return part(path);
    },
  };
}
