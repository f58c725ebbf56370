import { listLocked, type LockedPackage, type LockedPackages, nameAt } from './lockfile.ts';

/** Licences that a package may have, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data: browsers' features, exceptions of licences.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // A library of its own that is loaded, never changed: libvips of the API's pictures.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Used as it is: whoever changed one of its files would publish that file.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages whose licence the lockfile does not have; source: the licence file or the page of each. */
const read: Record<string, string> = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'streamsearch@0.1.2': 'MIT',
  'svg-tags@1.0.0': 'MIT',
};

/** The licence of a package as an SPDX expression; undefined where nobody has read it. */
export const licenceOf = (path: string, { license, version }: LockedPackage): string | undefined =>
  license ?? read[`${nameAt(path)}@${version ?? ''}`];

/** Whether an SPDX expression allows use: all of what AND joins, one of what OR joins. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));

/** A sentence for each package whose licence is not known, or not allowed. */
export function findLicenceFaults(packages: LockedPackages): string[] {
  return listLocked(packages).flatMap(([path, entry]) => {
    const licence = licenceOf(path, entry);
    if (licence === undefined)
      return [`${path} has no licence that anybody has read: see run/dependencies/licences.ts`];
    return isAllowed(licence) ? [] : [`${path} has the licence ${licence}, which is not allowed`];
  });
}

/** Every package with its licence, as a page: name, version, licence. */
export function listLicences(packages: LockedPackages): string {
  const rows = listLocked(packages).map(
    ([path, entry]) => `| ${nameAt(path)} | ${entry.version ?? ''} | ${licenceOf(path, entry) ?? 'unknown'} |`,
  );
  const lines = [...new Set(rows)].toSorted();
  return [
    '# Licences of the packages that are used',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
