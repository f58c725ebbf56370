interface Log {
  error: (details: object, text: string) => void;
  warn: (text: string) => void;
}

/** How often a fault that lasts is logged again, in milliseconds. */
const interval = 30_000;

/** Logs each fault of the release store when it comes, again while it lasts, and once when it is over. */
export function createFaultLog(log: Log, now = Date.now) {
  const loggedAt = new Map<string, number>();
  return {
    get hasFaults() {
      return loggedAt.size > 0;
    },
    /** @param faults everything that is wrong now, by what it is wrong with */
    report(faults: ReadonlyMap<string, unknown>) {
      for (const [what, fault] of faults) {
        if (now() - (loggedAt.get(what) ?? -Infinity) < interval) continue;
        loggedAt.set(what, now());
        log.error(
          { err: fault, alarm: 'releases' },
          `${what} cannot be read or verified; pages come from the last verified set.`,
        );
      }
      for (const what of loggedAt.keys()) {
        if (faults.has(what)) continue;
        loggedAt.delete(what);
        log.warn(`${what} is in order again.`);
      }
    },
  };
}
