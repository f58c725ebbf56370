import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const scope = '@cyberharbour/';

/** Every workspace with the rooms that its package.json names: what it may import is what it declares. */
export function rooms(root) {
  const patterns = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
  const names = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .sort()
      .filter((name) => existsSync(join(root, name, 'package.json'))),
  );
  return names.map((name) => {
    const {
      dependencies = {},
      devDependencies = {},
      peerDependencies = {},
    } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    const named = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((dependency) =>
      dependency.startsWith(scope),
    );
    return { name, mayImport: named.map((dependency) => basename(dependency)) };
  });
}

/** The rooms that are loaded at run time: whatever has a remote.json. */
export const remoteRooms = (root) =>
  rooms(root)
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, name, 'remote.json')));

/** A package and every package that it depends on, directly or through others. */
export function withDependencies(root, name) {
  const all = rooms(root);
  const names = new Set([name]);
  for (const one of names) for (const other of all.find((room) => room.name === one)?.mayImport ?? []) names.add(other);
  return [...names];
}

/** What others may build on; a remote, the shell, the server and the journeys are nobody's dependency. */
export const foundations = ['platform', 'releases', 'shared-ui', 'shared-api'];
