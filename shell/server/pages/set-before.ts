import type { LiveRelease, LiveSet } from '@cyberharbour/releases';
import { ownerOf } from './owner.ts';

/** How long after a move a page of the set before is given while the next one is made, in milliseconds. */
const patience = 2000;

const isSame = (one: LiveRelease | undefined, other: LiveRelease | undefined) =>
  one?.current.version === other?.current.version &&
  one?.previous?.version === other?.previous?.version &&
  one?.disabled === other?.disabled;

/**
 * Remembers which set came before the one that is live. A move of one remote makes the page of every other one anew,
 * as each names all of them in the end; whoever opens such a page at that moment need not wait for it.
 */
export function createSetBefore(now: () => number = () => performance.now()) {
  let live: { set: LiveSet; since: number; before?: LiveSet } | undefined;

  /** The remote that draws an address, where both sets draw it with the same releases. */
  function drawsTheSame(before: LiveSet, set: LiveSet, path: string): boolean {
    const [one, other] = [before, set].map((each) => ownerOf(each, path));
    if (!one || !other || one.release.name !== other.release.name || one.claim.path !== other.claim.path) return false;
    const [drawing, drew] = [set, before].map(({ remotes }) => remotes.find(({ name }) => name === one.release.name));
    return isSame(drawing, drew) && isSame(set.shell, before.shell);
  }

  /** @returns the set that was live until a moment ago, if a page of it is as good for this address */
  return (set: LiveSet, path: string): LiveSet | undefined => {
    if (live?.set !== set) live = { set, since: now(), ...(live && { before: live.set }) };
    const { before, since } = live;
    if (!before || now() - since > patience || !drawsTheSame(before, set, path)) return undefined;
    // What was taken away is in no page from now on.
    const isTakenAway = set.remotes.some(
      ({ name, disabled }) => disabled && !before.remotes.find((one) => one.name === name)?.disabled,
    );
    return isTakenAway ? undefined : before;
  };
}
