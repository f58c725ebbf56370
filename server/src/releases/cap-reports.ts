import type { ReleaseReport } from '@cyberharbour/shared-api/contract';
import { HttpError } from '../http/http-error.ts';
import type { Limit, Limits } from '../limits/limits.ts';

/**
 * Leaves of each report what still counts from this address: whoever sends thousands neither fells a trial nor hides
 * its failures.
 */
export async function capReports(
  { releaseCountsPerAddress, allReleaseCountsPerAddress }: Limits,
  address: string,
  reports: readonly ReleaseReport[],
): Promise<ReleaseReport[]> {
  const counts = async (what: string) =>
    (await isWithin(releaseCountsPerAddress, `${address} ${what}`)) &&
    (await isWithin(allReleaseCountsPerAddress, address));
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
