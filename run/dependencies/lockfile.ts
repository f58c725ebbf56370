import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as package-lock.json has it, by its path: `node_modules/zod`. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** A workspace. */
  link?: true;
  dev?: true;
  devOptional?: true;
  optional?: true;
  peer?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockedPackages = Record<string, LockedPackage>;

const inside = 'node_modules/';

/** Of the package at a path of the lockfile: `@fastify/cookie`. */
export const nameAt = (path: string) => path.slice(path.lastIndexOf(inside) + inside.length);

export const readLockfile = (root: string) =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    lockfileVersion: number;
    packages: LockedPackages;
  };

/** The packages that come from a registry, by their paths. */
export const listLocked = (packages: LockedPackages): [string, LockedPackage][] =>
  Object.entries(packages).filter(([path, { link }]) => path.includes(inside) && !link);

/** Where Node finds a package, looking upwards from the path of another one; undefined where it is not installed. */
export function findFrom(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let place = from; ; place = parentOf(place)) {
    const path = `${place && `${place}/`}${inside}${name}`;
    if (packages[path]) return path;
    if (place === '') return undefined;
  }
}

const parentOf = (path: string) => {
  const end = path.lastIndexOf(`/${inside}`);
  return end < 0 ? '' : path.slice(0, end);
};

/** What a package needs installed beside it; optional ones where the lockfile has them. */
export function listNeeds(packages: LockedPackages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
}
