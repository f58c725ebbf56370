/** How long a circuit stays open, in milliseconds. */
const rest = 10_000;

/**
 * Stops asking for what failed several times in a row, for a while. One circuit per key.
 * @param most failures in a row that open a circuit
 */
export function createCircuits(most: number, now: () => number = Date.now) {
  const circuits = new Map<string, { failures: number; until: number }>();
  return {
    isOpen: (key: string) => (circuits.get(key)?.until ?? 0) > now(),
    succeed: (key: string) => void circuits.delete(key),
    /** @returns whether this failure opened the circuit */
    fail(key: string): boolean {
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const opens = failures >= most;
      // After the rest one more try is made: a failure then opens the circuit again at once.
      circuits.set(key, { failures, until: opens ? now() + rest : 0 });
      return opens;
    },
  };
}
