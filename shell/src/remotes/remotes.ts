import type { ReleaseSet } from '@cyberharbour/platform';
import type { ReleaseReports } from '../reports/release-reports';
import type { ReportFailure } from '../reports/failure-reports';
import { createRemote } from './remote';
import type { Remote } from './remote';

/** The remotes of this tab's release set by their names. */
export type Remotes = Pick<ReadonlyMap<string, Remote>, 'get'>;

/** @param set may get further remotes later */
export function createRemotes(
  set: Pick<ReleaseSet, 'remotes'>,
  reportFailure: ReportFailure,
  releaseReports: ReleaseReports,
): Remotes {
  const made = new Map<string, Remote>();
  return {
    get(name) {
      const release = set.remotes.find((one) => one.name === name);
      const remote = made.get(name) ?? (release && createRemote(release, reportFailure, releaseReports));
      if (remote) made.set(name, remote);
      return remote;
    },
  };
}
