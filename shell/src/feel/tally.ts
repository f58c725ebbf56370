import type { ReportFailure } from '../reports/failure-reports';
import type { ReleaseReports } from '../reports/release-reports';

type Source = 'errors' | 'failedLoads';

/** How often each version failed in this page, by `name version`. */
export interface Tally {
  read: (unit: string) => Record<Source, number>;
  units: () => Iterable<string>;
  /** Counts what nothing caught. */
  tallyErrors: (reports: ReleaseReports) => ReleaseReports;
  /** Counts what was caught: files that did not come, screens that threw. */
  tallyFailures: (report: ReportFailure) => ReportFailure;
}

/** From the first script on: what fails before the page is idle counts too. */
export function createTally(): Tally {
  const counts = new Map<string, Record<Source, number>>();
  const read = (unit: string) => counts.get(unit) ?? { errors: 0, failedLoads: 0 };
  const count = (source: Source, name: string, version: string) => {
    const unit = `${name} ${version}`;
    const before = read(unit);
    counts.set(unit, { ...before, [source]: before[source] + 1 });
  };
  return {
    read,
    units: () => counts.keys(),
    tallyErrors: (reports) => ({
      ...reports,
      countFailure(name, version) {
        count('errors', name, version);
        reports.countFailure(name, version);
      },
    }),
    tallyFailures: (report) => (failure) => {
      count(failure.step === 'render' ? 'errors' : 'failedLoads', failure.remote, failure.version);
      report(failure);
    },
  };
}
