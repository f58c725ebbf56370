import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { licenceOf } from './licences.ts';
import { findFrom, listLocked, listNeeds, type LockedPackage, type LockedPackages, nameAt } from './lockfile.ts';

const { Component, LicenseExpression, SpdxLicense } = Models;

/** Of a package of npm's registry: https://github.com/package-url/purl-spec. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function toComponent(path: string, entry: LockedPackage): Models.Component {
  const { version = '', integrity = '', dev } = entry;
  const name = nameAt(path);
  const end = name.indexOf('/');
  const licence = licenceOf(path, entry);
  const component = new Component(Enums.ComponentType.Library, name.slice(end + 1), {
    // The path: one version may lie in several places, each with other packages beside it.
    bomRef: path,
    ...(end > 0 && { group: name.slice(0, end) }),
    version,
    purl: purlOf(name, version),
    scope: dev ? Enums.ComponentScope.Excluded : Enums.ComponentScope.Required,
  });
  if (licence !== undefined)
    component.licenses.add(licence.includes(' ') ? new LicenseExpression(licence) : new SpdxLicense(licence));
  const hash = /^sha512-(\S+)/.exec(integrity)?.[1];
  if (hash !== undefined)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}

/**
 * The bill of materials of a lockfile as CycloneDX 1.6 in JSON: every package with version, licence, hash and what it
 * needs. The same lockfile always gives the same text.
 */
export function writeBillOfMaterials(packages: LockedPackages): string {
  const components = new Map(listLocked(packages).map(([path, entry]) => [path, toComponent(path, entry)]));
  for (const [path, component] of components)
    for (const name of listNeeds(packages, path)) {
      const needed = components.get(findFrom(packages, path, name) ?? '');
      if (needed) component.dependencies.add(needed.bomRef);
    }
  const { name = 'cyberharbour', version = '' } = packages[''] as { name?: string; version?: string };
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Component(Enums.ComponentType.Application, name, { bomRef: name, version }),
    }),
    components: new Models.ComponentRepository(components.values()),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/** A sentence for each package that a bill of materials lacks, or names without its licence, hash or version. */
export function findGaps(packages: LockedPackages, bill: string): string[] {
  interface Listed {
    'bom-ref': string;
    version?: string;
    licenses?: unknown[];
    hashes?: unknown[];
  }
  const { components = [] } = JSON.parse(bill) as { components?: Listed[] };
  const listed = new Map(components.map((one) => [one['bom-ref'], one]));
  return listLocked(packages).flatMap(([path, { version }]) => {
    const one = listed.get(path);
    if (!one) return [`${path} is not in the bill of materials`];
    const isWhole = one.version === version && one.licenses?.length && one.hashes?.length;
    return isWhole ? [] : [`${path} stands in the bill of materials without version, licence or hash`];
  });
}
