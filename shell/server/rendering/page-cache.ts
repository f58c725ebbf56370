import type { RenderedPage } from './messages.ts';

/** Each is up to a third of a megabyte, for the frames of two themes and those after a move. */
const mostPages = 16;

/**
 * One render per page at a time, and a complete page again for a moment. A page with something missing serves only
 * those who wait for it.
 */
export class PageCache {
  private readonly fresh: number;
  private readonly pages = new Map<string, { page: Promise<RenderedPage | undefined>; until: number }>();

  /** @param fresh milliseconds from the begin of a render */
  constructor(fresh: number) {
    this.fresh = fresh;
  }

  get(key: string, render: () => Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined> {
    const known = this.pages.get(key);
    if (known && known.until > performance.now()) return known.page;
    const page = render();
    const entry = { page, until: performance.now() + this.fresh };
    this.pages.delete(key);
    this.pages.set(key, entry);
    this.dropOld();
    void page.then((rendered) => {
      if (!rendered?.isComplete && this.pages.get(key) === entry) this.pages.delete(key);
    });
    return page;
  }

  /** The oldest stand first. */
  private dropOld() {
    const now = performance.now();
    for (const [key, { until }] of this.pages) {
      if (until > now && this.pages.size <= mostPages) return;
      this.pages.delete(key);
    }
  }
}
