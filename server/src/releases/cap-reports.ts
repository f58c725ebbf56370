import type { ReleaseReport } from '@cyberharbour/shared-api/contract';
import { HttpError } from '../http/http-error.ts';
import type { Limit, Limits } from '../limits/limits.ts';

/** Whether one more of something counts from this address within the hour. */
export const capByAddress = async (
  { releaseCountsPerAddress, allReleaseCountsPerAddress }: Limits,
  address: string,
  what: string,
): Promise<boolean> =>
  (await isWithin(releaseCountsPerAddress, `${address} ${what}`)) &&
  (await isWithin(allReleaseCountsPerAddress, address));

/**
 * Leaves of each report what still counts from this address: whoever sends thousands neither fells a trial nor hides
 * its failures.
 */
export async function capReports(
  limits: Limits,
  address: string,
  reports: readonly ReleaseReport[],
): Promise<ReleaseReport[]> {
  const counts = (what: string) => capByAddress(limits, address, what);
  const capped: ReleaseReport[] = [];
  for (const { name, version, session, error } of reports) {
    const report = {
      name,
      version,
      session: session && (await counts(`session ${name} ${version}`)),
      error: error && (await counts(`failure ${name} ${version}`)),
    };
    if (report.session || report.error) capped.push(report);
  }
  return capped;
}

const isWithin = (limit: Limit, key: string) =>
  limit.take(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) return false;
      throw error;
    },
  );
