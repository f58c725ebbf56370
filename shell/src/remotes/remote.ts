import type { FailureStep, RemoteRelease, RemoteRoute } from '@cyberharbour/platform';
import type { ComponentType } from 'react';
import type { ReleaseReports } from '../reports/release-reports';
import type { Report } from '../reports/report';
import { hung } from './hung';
import { isHang } from './limit';
import { createVersion, EntryFailed } from './version';
import type { Version } from './version';

/** A component that can be drawn, and whose it is. */
export interface Screen {
  of: Version;
  Component: ComponentType;
}

/**
 * One remote in this tab. Whatever fails is tried with the version before; that one then serves the remote until the page is left, and after a hang on the
 * pages that follow too.
 */
export interface Remote {
  routes: () => Promise<RemoteRoute[]>;
  screen: (path: string) => Promise<Screen>;
  /** For a screen that threw while it was drawn. @throws `cause` when there is nothing left to take over */
  replace: (failed: Screen, path: string, cause: unknown) => Promise<Screen>;
}

export function createRemote(
  { name, version, entry, fallback }: RemoteRelease,
  report: Report,
  releaseReports: ReleaseReports,
): Remote {
  const live = createVersion(name, { version, entry });
  const before = fallback && createVersion(`${name}__${fallback.version.replace(/\W/g, '_')}`, fallback);
  const inOrder = before ? [live, before] : [live];
  // What was passed over is the last resort.
  let order = hung.has(name, version) ? inOrder.toReversed() : inOrder;
  let inUse = order[0] ?? live;

  /** @throws `cause` when nothing is left; the next try then begins with the live version again */
  function stepDown(failed: Version, step: FailureStep, cause: unknown): Version {
    const next = order[order.indexOf(failed) + 1];
    report({ remote: name, version: failed.version, step, cause, file: failed.entry, next: next?.version ?? null });
    releaseReports.countFailure(name, failed.version);
    if (failed === live && isHang(cause)) hung.note(name, version);
    inUse = next ?? live;
    if (!next) {
      order = inOrder;
      hung.forget(name, version);
      throw cause;
    }
    return next;
  }

  async function healing<T>(step: FailureStep, work: (version: Version) => Promise<T>, version = inUse): Promise<T> {
    try {
      return await work(version);
    } catch (cause) {
      return healing(step, work, stepDown(version, cause instanceof EntryFailed ? 'entry' : step, cause));
    }
  }

  const screen = async (path: string) => {
    const brought = await healing('screen', async (of) => ({ of, Component: await of.screen(path) }));
    releaseReports.countUse(name, brought.of.version);
    return brought;
  };
  return {
    routes: () => healing('entry', (of) => of.routes()),
    screen,
    async replace(failed, path, cause) {
      stepDown(failed.of, 'render', cause);
      return screen(path);
    },
  };
}
