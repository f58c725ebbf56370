import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const scope = '@cyberharbour/';

interface PackageJson {
  version: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** @throws when the folder has no package.json */
export const readManifest = (root: string, name: string): PackageJson =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as PackageJson;

/** Every workspace with the packages that its package.json names: what it may import is what it declares. */
export function listPackages(root: string): { name: string; mayImport: string[] }[] {
  const names = (readManifest(root, '.').workspaces ?? []).flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .sort()
      .filter((name) => existsSync(join(root, name, 'package.json'))),
  );
  return names.map((name) => {
    const { dependencies, devDependencies, peerDependencies } = readManifest(root, name);
    const named = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((dependency) =>
      dependency.startsWith(scope),
    );
    return { name, mayImport: named.map((dependency) => basename(dependency)) };
  });
}

/** The packages that are loaded at run time: whatever has a remote.json. */
export const listRemotes = (root: string): string[] =>
  listPackages(root)
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, name, 'remote.json')));

/** A package and every package that it depends on, directly or through others. */
export function withDependencies(root: string, name: string): string[] {
  const all = listPackages(root);
  const names = new Set([name]);
  for (const one of names) for (const other of all.find((it) => it.name === one)?.mayImport ?? []) names.add(other);
  return [...names];
}

/** What others may build on; a remote, the shell, the server and the journeys are nobody's dependency. */
export const foundations = ['http-server', 'platform', 'processes', 'releases', 'shared-ui', 'shared-api'];
