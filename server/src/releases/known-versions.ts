import { hour } from '../clock/durations.ts';

/** Versions that one process takes counts of within an hour: whoever makes up versions fills no table. */
const most = 200;

/** @returns a function that says whether a version is one of the first of this hour */
export function createKnownVersions(clock: () => number): (key: string) => boolean {
  let known = { since: clock(), versions: new Set<string>() };
  return (key) => {
    if (clock() - known.since > hour) known = { since: clock(), versions: new Set() };
    if (known.versions.size < most) known.versions.add(key);
    return known.versions.has(key);
  };
}
