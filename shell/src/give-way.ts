/**
 * Ends the task that is running, so that the page is drawn and presses are answered, and goes on in the next one.
 * Safari cannot say that this goes before other work.
 */
export const giveWay = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
