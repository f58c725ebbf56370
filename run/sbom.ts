import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGaps, writeBillOfMaterials } from './dependencies/bill-of-materials.ts';
import { findLicenceFaults, listLicences } from './dependencies/licences.ts';
import { listLocked, readLockfile } from './dependencies/lockfile.ts';
import { root } from './root.ts';

/**
 * `npm run sbom`: writes what the product is made of, from the lockfile, into `dist`: `bom.json` (CycloneDX) and
 * `licences.md`.
 */
const { packages } = readLockfile(root);
const folder = join(root, 'dist');
const bill = writeBillOfMaterials(packages);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'bom.json'), bill);
writeFileSync(join(folder, 'licences.md'), listLicences(packages));
const faults = [...findGaps(packages, bill), ...findLicenceFaults(packages)];
console.log(`${listLocked(packages).length} packages in dist/bom.json and dist/licences.md`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
