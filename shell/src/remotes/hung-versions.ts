/** How long a version that hung is tried last in this tab, in milliseconds. */
const penalty = 5 * 60_000;
const key = 'cyberharbour-hung';

/**
 * Versions that did not answer in this tab, across its page loads. Every other fault shows at once; a hang costs five
 * seconds, and without this list it would on every page.
 */
export const hungVersions = {
  has: (name: string, version: string) => (read()[`${name} ${version}`] ?? 0) > Date.now(),
  note: (name: string, version: string) => write({ ...read(), [`${name} ${version}`]: Date.now() + penalty }),
  forget(name: string, version: string) {
    const { [`${name} ${version}`]: until, ...others } = read();
    if (until !== undefined) write(others);
  },
};

/** A browser may refuse storage; every page then waits for the time limit again. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(versions: Record<string, number>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(versions));
  } catch {
    // Storage that is full or refused: every page waits again.
  }
}
