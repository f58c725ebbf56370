/** Milliseconds and bytes. */
export interface RenderLimits {
  /** A visitor waits no longer for a page, its data and the start of its worker included. */
  wait: number;
  /** Until a new worker has loaded its builds; they hang then. */
  start: number;
  /** Until a page is there for those who ask next; it hangs then, and its worker is ended. */
  render: number;
  /** Heap of one worker; the engine ends a worker that takes more. */
  heap: number;
  /** Memory that lasts in a worker, with what lies outside its heap: above it the worker is replaced. */
  memory: number;
  /** How much the whole process may grow while a worker works. */
  growth: number;
  /** Pages under way in one worker; the visitor after that gets the client document. */
  pages: number;
  /**
   * How long what was rendered completely serves the same request again, in another frame: of another theme, or after a
   * release moved that did not draw it.
   */
  fresh: number;
}

export const renderLimits: RenderLimits = {
  wait: 800,
  // A busy machine takes many times as long as an idle one: ended in the middle, it would begin anew for ever.
  start: 10_000,
  render: 5000,
  heap: 48 * 2 ** 20,
  memory: 40 * 2 ** 20,
  growth: 320 * 2 ** 20,
  pages: 64,
  fresh: 10_000,
};
