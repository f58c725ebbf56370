import type { Trace } from '@cyberharbour/http-server';
import type { Release } from '@cyberharbour/releases';
import type { FastifyBaseLogger } from 'fastify';
import { createCircuits } from './circuit.ts';
import type { RenderLimits } from './limits.ts';
import { readNodeBuild } from './read-node-build.ts';
import type { ReadFile } from './read-node-build.ts';
import { RenderWorker } from './render-worker.ts';

/** Workers at most: one per pair of shell and remote that visitors get now, and those of some pairs before. */
const mostWorkers = 6;

/** The two releases that a worker renders with. */
export interface Pair {
  shell: Release;
  remote: Release;
}

export const nameOf = ({ shell, remote }: Pair) => `${shell.name} ${shell.version}, ${remote.name} ${remote.version}`;

export interface PoolOptions {
  readFile: ReadFile;
  /** Where the server reaches the API, as `http://api:4000/api`. */
  apiBase: string;
  limits: RenderLimits;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  trace?: Trace;
}

interface Slot {
  pair: Pair;
  worker?: RenderWorker;
  /** Settles when the next worker is ready, or cannot be. */
  starting?: Promise<void> | undefined;
}

/**
 * A worker for each pair of releases, so that a fault of one remote harms no other. What ended, leaks or is of the
 * release before is replaced.
 */
export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly slots = new Map<string, Slot>();
  private readonly broken = createCircuits(1);
  private isClosed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** @returns undefined where the builds do not load, or not while a visitor waits */
  async get(pair: Pair): Promise<RenderWorker | undefined> {
    const name = nameOf(pair);
    if (this.broken.isOpen(name) || this.isClosed) return undefined;
    const slot: Slot = this.slots.get(name) ?? { pair };
    // The pair used last stands last.
    this.slots.delete(name);
    this.slots.set(name, slot);
    this.endOldest();
    if (!slot.worker || slot.worker.isEnded) {
      slot.starting ??= this.start(pair, slot);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, this.options.limits.wait)));
      await Promise.race([slot.starting, late]);
      clearTimeout(timer);
    }
    return slot.worker?.isEnded === false ? slot.worker : undefined;
  }

  /** After a page: what ended or leaks is replaced, before the next visitor needs it. */
  check(pair: Pair) {
    const slot = this.slots.get(nameOf(pair));
    if (!slot?.worker || this.isClosed) return;
    if (slot.worker.isEnded || slot.worker.memory > this.options.limits.memory)
      slot.starting ??= this.start(pair, slot);
  }

  /** Ends the workers of pairs that no visitor gets any more. */
  retain(isLive: (release: Release) => boolean) {
    for (const [name, { worker, pair }] of this.slots) {
      if (isLive(pair.shell) && isLive(pair.remote)) continue;
      this.slots.delete(name);
      worker?.endWhenIdle();
    }
  }

  close() {
    this.isClosed = true;
    for (const { worker } of this.slots.values()) worker?.end('The server ends.');
  }

  private async start(pair: Pair, slot: Slot): Promise<void> {
    const { readFile, apiBase, limits, log } = this.options;
    const name = nameOf(pair);
    try {
      const [shell, remote] = await Promise.all([
        readNodeBuild(readFile, pair.shell),
        readNodeBuild(readFile, pair.remote),
      ]);
      const worker = new RenderWorker({ shell, remote, apiBase }, limits);
      await worker.ready;
      slot.worker?.endWhenIdle();
      slot.worker = worker;
      // Its releases may have been replaced while it loaded them: nobody else would end it.
      if (this.isClosed || this.slots.get(name) !== slot) worker.end('No visitor gets these releases any more.');
      this.broken.succeed(name);
    } catch (error) {
      this.broken.fail(name);
      log.error({ err: error }, `The node builds of ${name} do not load; the browser renders their pages.`);
    } finally {
      slot.starting = undefined;
    }
  }

  private endOldest() {
    for (const [name, { worker }] of this.slots) {
      if (this.slots.size <= mostWorkers) return;
      this.slots.delete(name);
      worker?.endWhenIdle();
    }
  }
}
