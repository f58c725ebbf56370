/**
 * Lets `slots` run at once and `queue` wait; whoever comes then is sent away at once instead of making everyone slow.
 */
export function limitConcurrency(slots: number, queue: number, full: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function through<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= slots) {
      if (waiting.length >= queue) throw full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is handed over, not freed, so that nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
