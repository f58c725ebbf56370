import type { ReleaseSet } from '@cyberharbour/platform';
import type { ReleaseReports } from '../reports/release-reports';
import type { ReportFailure } from '../reports/failure-reports';
import { createRemote } from './remote';
import type { Remote } from './remote';

/** Every remote of a release set by its name. */
export type Remotes = ReadonlyMap<string, Remote>;

export const createRemotes = (set: ReleaseSet, reportFailure: ReportFailure, releaseReports: ReleaseReports): Remotes =>
  new Map(set.remotes.map((release) => [release.name, createRemote(release, reportFailure, releaseReports)]));
