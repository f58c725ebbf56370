/** Who is at work on what, by its name. */
export type Turns = Map<string, Promise<unknown>>;

/** Does a piece of work once all that was begun before under the same name has ended. */
export async function takeTurn<Result>(turns: Turns, name: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  const end = mine.catch(() => undefined);
  turns.set(name, end);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === end) turns.delete(name);
  }
}
