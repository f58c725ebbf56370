import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';

/**
 * How long sums wait to be written, in milliseconds: a page view must not cost a write of its own. A crash loses as
 * much.
 */
const wait = 1000;

/**
 * Adds up numbers by key, and writes the sums together.
 * @param write adds one sum to what is in the database; always in the order of the keys, so that two processes wait for
 * each other in one order
 */
export function createBatchedSums(db: Db, write: (tx: Db, key: string, sum: number) => Promise<void>) {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const addUp = (key: string, number: number) => waiting.set(key, (waiting.get(key) ?? 0) + number);
  const writeAll = async () => {
    const batch = waiting;
    waiting = new Map();
    if (batch.size === 0) return;
    try {
      await transact(db, async (tx) => {
        for (const [key, sum] of [...batch].sort(([one], [other]) => (one < other ? -1 : 1))) await write(tx, key, sum);
      });
    } catch (error) {
      for (const [key, sum] of batch) addUp(key, sum);
      throw error;
    }
  };
  /** One at a time, so that a sum which could not be written is there for the next. */
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  };
  return {
    add(key: string, number: number) {
      if (number > 0) addUp(key, number);
      // What fails here is tried again with the next number, and said to whoever flushes.
      timer ??= setTimeout(() => void flush().catch(() => undefined), wait).unref();
    },
    flush,
  };
}
