import type { LiveSet } from '@cyberharbour/releases';

/** What was made of a set for each remote; a set never changes. */
export function rememberByOwner<T>(make: (set: LiveSet, owner: string | undefined) => T) {
  const known = new WeakMap<LiveSet, Map<string | undefined, T>>();
  return (set: LiveSet, owner: string | undefined): T => {
    const ofSet = known.get(set) ?? new Map<string | undefined, T>();
    known.set(set, ofSet);
    const made = ofSet.has(owner) ? (ofSet.get(owner) as T) : make(set, owner);
    ofSet.set(owner, made);
    return made;
  };
}
