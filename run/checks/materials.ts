import { findGaps, writeBillOfMaterials } from '../dependencies/bill-of-materials.ts';
import { findLicenceFaults } from '../dependencies/licences.ts';
import { readLockfile } from '../dependencies/lockfile.ts';
import type { CheckResult } from './check.ts';

/** What `npm run sbom` writes names every package of the lockfile, each with a licence that is allowed. */
export function checkMaterials(root: string): CheckResult {
  const { packages } = readLockfile(root);
  const faults = [...findLicenceFaults(packages), ...findGaps(packages, writeBillOfMaterials(packages))];
  return { ok: faults.length === 0, output: faults.join('\n') };
}
