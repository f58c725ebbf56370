import { Worker } from 'node:worker_threads';

/** What these threads hold lives for milliseconds; more memory for it is only more memory. */
const youngMegabytes = 4;

interface Thread<Message> {
  /** Cloned into the thread as its `workerData`. */
  data: unknown;
  onMessage: (message: Message) => void;
  /** Called once, whether it failed or ended: Node tells the end of a thread that failed once more. */
  onEnd: (error: Error) => void;
}

/** Starts a thread that does not hold the process. @param file of its script */
export function startThread<Message>(file: URL, { data, onMessage, onEnd }: Thread<Message>): Worker {
  const thread = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } });
  thread.unref();
  thread.on('message', onMessage);
  let isOver = false;
  const end = (error: Error) => {
    if (isOver) return;
    isOver = true;
    onEnd(error);
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('the thread ended')));
  return thread;
}
