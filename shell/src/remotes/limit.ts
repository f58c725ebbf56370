/** Nothing came in time; a hanging script reports nothing by itself. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** Whether a hang is at the bottom of it. */
export const isHang = (cause: unknown): boolean =>
  cause instanceof TooSlow || (cause instanceof Error && cause.cause !== undefined && isHang(cause.cause));

/** @throws TooSlow when the work has not settled after `ms` milliseconds */
export function limit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`No answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Tries once more at once (a sheet whose preload failed comes at the second try), always with the same address: one that the page's import map
 * does not list would be refused. Not after a hang: the visitor has waited long enough.
 */
export const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((cause: unknown) => {
    if (cause instanceof TooSlow) throw cause;
    return work();
  });
