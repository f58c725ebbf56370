/**
 * The moment that pictures are taken at: Wednesday, 16 January 2030, ten in the morning in Sydney. It is later than any
 * run, so that no cookie of a server that believes it has expired already.
 */
export const pictureTime = Date.UTC(2030, 0, 15, 23);

/** When a product starts: its data is made before, at a millisecond for each look at the clock. */
export const productTime = pictureTime + 10_000;

/** What a server is started with to live at this moment, in milliseconds of Unix time. */
export const steadyClock = (moment: number) => ({
  NODE_OPTIONS: `--import=${new URL('./steady-clock.ts', import.meta.url).href}`,
  STEADY_CLOCK: String(moment),
});
