/** What a queue refuses with. */
interface Refusals {
  /** Too many works of this member wait. */
  own: () => Error;
  /** Too many works of everybody wait. */
  full: () => Error;
}

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs `slots` works at once. Each member's works wait in a queue of their own, and the queues take turns: nobody
 * waits for all that somebody else has sent. At most `own` works of one member wait, and `all` altogether; when all
 * places are taken, the longest queue loses its last work to whoever waits with less.
 */
export function createFairQueue(slots: number, most: { own: number; all: number }, refusals: Refusals) {
  let running = 0;
  // In the order of their turns.
  const queues = new Map<string, Waiting[]>();
  const count = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0);

  const freePlace = (length: number) => {
    if (count() < most.all) return;
    const [longest] = [...queues].toSorted(([, one], [, other]) => other.length - one.length);
    if (!longest || longest[1].length <= length + 1) throw refusals.full();
    longest[1].pop()?.refuse(refusals.full());
  };
  const wait = (member: string) => {
    const queue = queues.get(member) ?? [];
    if (queue.length >= most.own) throw refusals.own();
    freePlace(queue.length);
    queues.set(member, queue);
    return new Promise<void>((start, refuse) => queue.push({ start, refuse }));
  };
  const startNext = () => {
    const turn = queues.entries().next().value;
    if (!turn) {
      running -= 1;
      return;
    }
    const [member, queue] = turn;
    queues.delete(member);
    // The slot is handed over, not freed, so that nobody can slip in between.
    queue.shift()?.start();
    if (queue.length > 0) queues.set(member, queue);
  };

  /** @throws what `refusals` make, at once or while it waits */
  return async function through<Result>(member: string, work: () => Promise<Result>): Promise<Result> {
    if (running >= slots) await wait(member);
    else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
