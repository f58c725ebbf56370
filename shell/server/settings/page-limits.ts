import { renderLimits } from '../rendering/limits.ts';
import type { RenderLimits } from '../rendering/limits.ts';

/** What a page waits for, in milliseconds, and what its rendering may take. */
export interface PageLimits {
  /** Until it is known whether the public content changed: a visitor waits for this first. */
  changes: number;
  /** For search engines; it is asked beside the rendering, which may take longer. */
  description: number;
  rendering: RenderLimits;
  /** For a browser without script: a worker that starts on a busy machine takes seconds. */
  withoutScript: number;
}

export const pageLimits: PageLimits = { changes: 150, description: 400, rendering: renderLimits, withoutScript: 8000 };
