import { findFrom, listNeeds, type LockedPackage, type LockedPackages } from './lockfile.ts';

interface Placed {
  /** Its path in the smaller tree. */
  to: string;
  /** Its path in the lockfile. */
  from: string;
}

/**
 * The part of a lockfile that some packages need, as a tree of its own: the same versions with the same hashes. What
 * two places of the lockfile hold in one version is placed once.
 * @throws when the lockfile lacks a package that is needed
 */
export function pruneLockfile(packages: LockedPackages, names: readonly string[]): LockedPackages {
  const pruned: LockedPackages = {};
  const place = (from: string, to: string, name: string): Placed | undefined => {
    const source = findFrom(packages, from, name);
    const entry = source === undefined ? undefined : packages[source];
    if (source === undefined || !entry) {
      if (packages[from]?.optionalDependencies?.[name]) return undefined;
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the web server'} needs.`);
    }
    const known = findFrom(pruned, to, name);
    if (known !== undefined && pruned[known]?.version === entry.version) return undefined;
    const path = `${known === undefined || to === '' ? '' : `${to}/`}node_modules/${name}`;
    pruned[path] = toProduction(entry);
    return { to: path, from: source };
  };
  const queue = names.flatMap((name) => place('', '', name) ?? []);
  // All needs of one package are placed before those of the next, so that nothing comes between what was found already.
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, to } = next;
    queue.push(...listNeeds(packages, from).flatMap((name) => place(from, to, name) ?? []));
  }
  return pruned;
}

/** Who else in the repository needs a package says nothing about this tree. */
const toProduction = (entry: LockedPackage): LockedPackage =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !['dev', 'devOptional', 'peer'].includes(name)));
