import type { PathClaim } from '@cyberharbour/platform';
import type { LiveSet, Release } from '@cyberharbour/releases';
import { isRendered, type Owner } from '../pages/owner.ts';
import { splitMenu } from '../pages/page-menu.ts';
import { createCircuits } from './circuit.ts';
import type { RenderedPage, ToWorker } from './messages.ts';
import { PageCache } from './page-cache.ts';
import { RenderFailure } from './render-worker.ts';
import { nameOf, WorkerPool } from './worker-pool.ts';
import type { Pair, PoolOptions } from './worker-pool.ts';

/** Renders public pages with the very releases that a visitor gets. */
export class Renderer {
  private readonly options: PoolOptions;
  private readonly pool: WorkerPool;
  /** By route of a pair of releases. */
  private readonly failing = createCircuits(3);
  private readonly cache: PageCache;

  constructor(options: PoolOptions) {
    this.options = options;
    this.pool = new WorkerPool(options);
    this.cache = new PageCache(options.limits.fresh);
  }

  /**
   * @param url path and query
   * @param changes the state of the public content: a page of another state is not served again
   * @returns undefined where the visitor gets the client document: nothing to render, or a failure, which is logged
   */
  async render(set: LiveSet, owner: Owner, url: string, changes = ''): Promise<RenderedPage | undefined> {
    const pair = pairOf(set, owner);
    if (!pair) return undefined;
    const route = `${nameOf(pair)}: ${owner.claim.path}`;
    if (this.failing.isOpen(route)) return undefined;
    const menu = splitMenu(set, owner.release.name).page;
    const key = `${nameOf(pair)} ${changes} ${JSON.stringify(menu)} ${url}`;
    return this.inTime(
      this.cache.get(key, () => this.attempt(pair, route, { url, menu, trace: this.options.trace?.headers() })),
    );
  }

  /** A visitor waits no longer than a page may take, whatever its worker does meanwhile. */
  private async inTime(page: Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.options.limits.wait);
    });
    return Promise.race([page, late]).finally(() => clearTimeout(timer));
  }

  /** Starts the workers of a set before its first visitor. */
  async warm(set: LiveSet): Promise<void> {
    const pairs = set.remotes.map(({ current: release, disabled = false }) => {
      const claim = (release.claims as PathClaim[]).find(({ guard }) => guard === undefined);
      return claim && pairOf(set, { release, claim, disabled });
    });
    await Promise.all(pairs.map(async (pair) => pair && this.pool.get(pair)));
  }

  /** Ends the workers of releases that are neither live nor on trial. */
  retain({ shell, remotes }: LiveSet) {
    const live = new Set(
      [shell, ...remotes]
        .flatMap(({ current, canary }) => [current, canary?.release])
        .map((release) => release && nameRelease(release)),
    );
    this.pool.retain((release) => live.has(nameRelease(release)));
  }

  close() {
    this.pool.close();
  }

  private async attempt(pair: Pair, route: string, request: Omit<ToWorker, 'id'>): Promise<RenderedPage | undefined> {
    const { limits, log } = this.options;
    const worker = await this.pool.get(pair);
    if (!worker || worker.pages >= limits.pages) return undefined;
    try {
      const page = await worker.render(request);
      this.failing.succeed(route);
      return page;
    } catch (error) {
      if (error instanceof RenderFailure && error.isCollateral) return undefined;
      const isOpen = this.failing.fail(route);
      log.warn(
        { err: error, route },
        `A page failed to render${isOpen ? ' again; the browser renders it for a while' : ''}.`,
      );
      return undefined;
    } finally {
      this.pool.check(pair);
    }
  }
}

const nameRelease = ({ name, version }: Release) => `${name} ${version}`;

const pairOf = (set: LiveSet, owner: Owner): Pair | undefined =>
  isRendered(set, owner) ? { shell: set.shell.current, remote: owner.release } : undefined;
