import { ReleaseRefused } from '../store/errors.ts';
import type { Release } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { weigh } from './list-versions.ts';

export interface Difference {
  name: string;
  from: string;
  to: string;
  added: string[];
  removed: string[];
  changed: string[];
  /** Brotli bytes of all scripts, and of all sheets, before and after. */
  scripts: [number, number];
  styles: [number, number];
  /** What is needed of the host and claimed in it, where it differs: before and after. */
  needs: Record<string, [string, string]>;
  /**
   * Names taken of what the host gives (or, by a shell, given) that are new, and those that are no more:
   * `@cyberharbour/shared-api: useBlogs`.
   */
  names: { added: string[]; removed: string[] };
}

const needs = ({ contract, api, singletons, claims, menu = [], slots = [] }: Release): Record<string, string> => ({
  contract,
  api,
  ...singletons,
  ...Object.fromEntries(claims.map(({ path, guard }) => [path, guard ?? 'open'])),
  ...Object.fromEntries(menu.map(({ place, path, label, order }) => [`${path} in ${place}`, `${label}, ${order}`])),
  ...Object.fromEntries(slots.map(({ slot, path, order }) => [`${path} in ${slot}`, String(order)])),
});

const names = ({ names: all = {} }: Release) =>
  Object.entries(all).flatMap(([from, some]) => some.map((name) => `${from}: ${name}`));
const without = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));

function compare(from: Release, to: Release): Difference {
  const [before, after] = [needs(from), needs(to)];
  const asked = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  return {
    name: to.name,
    from: from.version,
    to: to.version,
    added: Object.keys(to.files).filter((file) => !from.files[file]),
    removed: Object.keys(from.files).filter((file) => !to.files[file]),
    changed: Object.keys(to.files).filter(
      (file) => from.files[file] && from.files[file].integrity !== to.files[file]?.integrity,
    ),
    scripts: [weigh(from, '.js'), weigh(to, '.js')],
    styles: [weigh(from, '.css'), weigh(to, '.css')],
    needs: Object.fromEntries(asked.map((name) => [name, [before[name] ?? 'none', after[name] ?? 'none']])),
    names: { added: without(names(to), names(from)), removed: without(names(from), names(to)) },
  };
}

/** One version named: from the live one to it. None: from the version before to the live one. */
export async function diff(store: ReleaseStore, name: string, one?: string, other?: string): Promise<Difference> {
  const live = await store.latest(name);
  const from = one !== undefined && other !== undefined ? one : one === undefined ? live?.previous : live?.current;
  const to = other ?? one ?? live?.current;
  if (!from || !to)
    throw new ReleaseRefused(
      `${name} has no two versions to compare: cyberharbour-mf diff ${name} <version> <version>.`,
    );
  return compare(await store.release(name, from), await store.release(name, to));
}
