import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { minute } from '../clock/durations.ts';
import { startThread } from '../threads/start-thread.ts';

/** In milliseconds without a letter, until the thread ends and its memory is free. */
const idle = minute;

export interface ThreadData {
  codeKey: Uint8Array;
}

/** To the thread: send what is due, or begin no further mail. */
export type ToThread = { now: number } | 'stop';

interface Plain {
  message: string;
}

/** From the thread: all is sent that can be, it failed, or what is to be logged. */
export type FromThread = 'done' | { failed: Plain } | { warning: object; sentence: string };

/** Sends what is due of all letters. */
export interface LetterSender {
  send: () => Promise<void>;
  /** Waits for the mails under way. */
  stop: () => Promise<void>;
}

/**
 * Letters are sent in a thread of its own, with a connection to the database of its own: a mail is written down, and
 * noted twice on the disk, while the server answers. The thread reads the settings of the process. It begins with the
 * first letter, and ends a minute after the last.
 */
export function openLetterThread(
  { codeKey }: ThreadData,
  clock: () => number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): LetterSender {
  let worker: Worker | null = null;
  let sending: Promise<void> | null = null;
  let settle: (error?: Error) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = async () => {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const start = (): Worker => {
    const thread = startThread<FromThread>(new URL('letter-thread.ts', import.meta.url), {
      data: { codeKey } satisfies ThreadData,
      onMessage: (message) => {
        if (message === 'done') settle();
        else if ('failed' in message) settle(Object.assign(new Error(message.failed.message), message.failed));
        else log.warn(message.warning, message.sentence);
      },
      onEnd: (error) => {
        // One that was ended after a minute without a letter may go while the next one sends.
        if (worker !== thread) return;
        worker = null;
        settle(error);
      },
    });
    return thread;
  };
  const post = (message: ToThread) => worker?.postMessage(message);

  return {
    async send() {
      clearTimeout(timer);
      worker ??= start();
      sending = new Promise((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve());
      });
      post({ now: clock() });
      try {
        await sending;
      } finally {
        timer = setTimeout(() => void end(), idle);
        timer.unref();
      }
    },
    async stop() {
      post('stop');
      await sending?.catch(() => undefined);
      await end();
    },
  };
}
