interface Log {
  error: (details: object, text: string) => void;
  warn: (text: string) => void;
}

/** How often a fault that lasts is said again, in milliseconds. */
const interval = 30_000;

/** Says each fault of the release store when it comes, again while it lasts, and once when it is over. */
export function alarms(log: Log, now = Date.now) {
  const said = new Map<string, number>();
  return {
    get raised() {
      return said.size > 0;
    },
    report(faults: ReadonlyMap<string, unknown>) {
      for (const [what, fault] of faults) {
        if (now() - (said.get(what) ?? -Infinity) < interval) continue;
        said.set(what, now());
        log.error(
          { err: fault, alarm: 'releases' },
          `${what} cannot be read or verified; pages come from the last verified set.`,
        );
      }
      for (const what of said.keys()) {
        if (faults.has(what)) continue;
        said.delete(what);
        log.warn(`${what} is in order again.`);
      }
    },
  };
}
