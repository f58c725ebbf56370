/** Milliseconds and bytes. */
export interface RenderLimits {
  /** Until a new worker has loaded its builds. */
  start: number;
  /** Until a page is there, its data included. */
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
  start: 2000,
  render: 800,
  heap: 48 * 2 ** 20,
  memory: 40 * 2 ** 20,
  growth: 320 * 2 ** 20,
  pages: 64,
  fresh: 10_000,
};
