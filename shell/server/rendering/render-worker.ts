import { Worker } from 'node:worker_threads';
import type { RenderLimits } from './limits.ts';
import type { FromWorker, RenderedPage, ToWorker, WorkerInput } from './messages.ts';

/** A page could not be rendered: the screen threw, took too long, or ended its worker. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  /** Another page, or the server, ended the worker: nothing is known of this one. */
  readonly isCollateral: boolean;
  constructor(message: string, isCollateral = false) {
    super(message);
    this.isCollateral = isCollateral;
  }
}

interface Waiting {
  resolve: (page: RenderedPage | undefined) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
}

/** How often the memory of the process is read while a worker works, in milliseconds. */
const memoryInterval = 50;

/** The engine limits the heap of a worker, not its buffers: those show in the memory of the whole process. */
function watchMemory(most: number, isWorking: () => boolean, tooMuch: () => void): NodeJS.Timeout {
  let before: number | undefined;
  return setInterval(() => {
    if (!isWorking()) return void (before = undefined);
    const now = process.memoryUsage.rss();
    before ??= now;
    if (now - before > most) tooMuch();
  }, memoryInterval).unref();
}

/** One worker thread with its builds loaded. It may end at any time; it is replaced, never reloaded. */
export class RenderWorker {
  readonly ready: Promise<void>;
  isEnded = false;
  private isReady = false;
  /** Bytes that lasted, as of the last page. */
  memory = 0;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly limits: RenderLimits;
  private last = 0;
  private readonly watch: NodeJS.Timeout;
  private failStart: (failure: RenderFailure) => void = () => undefined;

  constructor(input: WorkerInput, limits: RenderLimits) {
    this.limits = limits;
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: input,
      env: {},
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heap / 2 ** 20, maxYoungGenerationSizeMb: 6 },
    });
    this.worker.unref();
    this.worker.on('error', (error) => this.end(error instanceof Error ? error.message : String(error)));
    this.worker.on('exit', () => this.end('The worker ended.'));
    this.watch = watchMemory(
      limits.growth,
      () => !this.isReady || this.pages > 0,
      () => this.end('The builds take too much memory.'),
    );
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.end(`The builds did not load within ${String(limits.start)} ms.`),
        limits.start,
      );
      this.failStart = (failure) => {
        clearTimeout(timer);
        reject(failure);
      };
      this.worker.on('message', (message: FromWorker) => {
        if (!('ready' in message)) return this.settle(message);
        clearTimeout(timer);
        this.isReady = true;
        return resolve();
      });
    });
    // Whoever waits for it is notified; without anybody, the next page starts another worker.
    this.ready.catch(() => undefined);
  }

  get pages(): number {
    return this.waiting.size;
  }

  /** @returns undefined where the remote has no such page @throws RenderFailure */
  async render(page: Omit<ToWorker, 'id'>): Promise<RenderedPage | undefined> {
    await this.ready;
    if (this.isEnded) throw new RenderFailure('The worker ended.', true);
    const id = (this.last += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(`No page within ${String(this.limits.render)} ms.`), this.limits.render);
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ ...page, id } satisfies ToWorker);
    });
  }

  private settle(message: Exclude<FromWorker, { ready: true }>) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ('failure' in message) return waiting.reject(new RenderFailure(message.failure));
    this.memory = message.bytes;
    return waiting.resolve(message.page);
  }

  /** Ends the thread once its pages are there. */
  endWhenIdle() {
    const timer = setInterval(() => {
      if (this.pages > 0) return;
      clearInterval(timer);
      this.end('Another worker took over.');
    }, 50).unref();
  }

  /**
   * Ends the thread, in the middle of whatever it does; pages under way fail with the reason.
   * @param cause the page that is to blame, where it is known
   */
  end(reason: string, cause?: number) {
    if (this.isEnded) return;
    this.isEnded = true;
    clearInterval(this.watch);
    this.failStart(new RenderFailure(reason));
    for (const [id, { reject, timer }] of this.waiting) {
      clearTimeout(timer);
      reject(new RenderFailure(reason, cause !== undefined && cause !== id));
    }
    this.waiting.clear();
    void this.worker.terminate();
  }
}
