/** The work did not settle in time. A script that hangs reports nothing by itself. */
export class TimeLimitExceeded extends Error {
  override name = 'TimeLimitExceeded';
}

/** Whether the error, or one of the errors that caused it, is a hang. */
export const isHang = (cause: unknown): boolean =>
  cause instanceof TimeLimitExceeded || (cause instanceof Error && cause.cause !== undefined && isHang(cause.cause));

/** @throws TimeLimitExceeded when the work has not settled after `ms` milliseconds */
export function limit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(`No answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Tries once more at once (a sheet whose preload failed comes at the second try), always with the same address: one
 * that the page's import map does not list would be refused. Not after a hang: the visitor has already waited for the
 * whole limit.
 */
export const retryOnce = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((cause: unknown) => {
    if (cause instanceof TimeLimitExceeded) throw cause;
    return work();
  });
