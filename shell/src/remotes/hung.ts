/** How long a version that hung is passed over in this tab, in milliseconds; then it is tried again. */
const rest = 5 * 60_000;
const key = 'cyberharbour-hung';

/**
 * Versions that did not answer in this tab, across its page loads. Every other fault is met at once; a hang costs five seconds, and would at each page.
 */
export const hung = {
  has: (name: string, version: string) => (read()[`${name} ${version}`] ?? 0) > Date.now(),
  note: (name: string, version: string) => write({ ...read(), [`${name} ${version}`]: Date.now() + rest }),
  forget(name: string, version: string) {
    const { [`${name} ${version}`]: over, ...others } = read();
    if (over !== undefined) write(others);
  },
};

/** A browser may refuse storage; every page then waits anew. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(until: Record<string, number>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(until));
  } catch {
    // Full or refused: as above.
  }
}
