import { verifyStore } from '@cyberharbour/releases';
import type { ReleaseStore } from '@cyberharbour/releases';

interface Log {
  error: (details: object, text: string) => void;
  warn: (text: string) => void;
}

/** From the end of one look to the next, in milliseconds: damage is in the log within a minute. */
const interval = 30_000;

/**
 * Looks again and again at every file that visitors can get, and raises an alarm for what is not as it was signed:
 * browsers refuse such a file, and nobody else would say so.
 * @returns a function that ends it
 */
export function auditStore(store: ReleaseStore, log: Log, every = interval): () => void {
  let known = new Set<string>();
  const highest = new Map<string, number>();
  /** Steps that were there and are gone: a pointer goes back so, and every signature still holds. */
  const findLost = (revisions: Readonly<Record<string, number>>) =>
    Object.entries(revisions).flatMap(([name, revision]) => {
      const before = highest.get(name) ?? 0;
      highest.set(name, Math.max(before, revision));
      return revision < before
        ? [`${name} went back from revision ${before} to ${revision}: a step of its history is gone.`]
        : [];
    });
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    // A store that cannot be read is announced by whoever reads what is live.
    const found = await verifyStore(store).then(
      ({ faults, revisions }) => new Set([...faults, ...findLost(revisions)]),
      () => known,
    );
    for (const fault of found)
      if (!known.has(fault)) log.error({ alarm: 'releases', fault }, 'The release store is damaged.');
    if (known.size > 0 && found.size === 0) log.warn('The release store is in order again.');
    known = found;
    timer = setTimeout(() => void look(), every).unref();
  };
  timer = setTimeout(() => void look(), every).unref();
  return () => clearTimeout(timer);
}
