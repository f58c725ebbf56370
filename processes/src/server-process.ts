import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** What the server prints after `ready `, as JSON, once it serves. It rejects with its errors when it ends before. */
  ready: Promise<unknown>;
}

export interface ServerOptions {
  /** The whole environment, as `spawn` takes it; that of this process without one. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Each line of its output but the ready one. */
  onLine?: (line: string) => void;
  /** Each piece of its errors. */
  onError?: (text: string) => void;
}

/**
 * Starts a server of the product with the Node of this process.
 * @param args options of Node, the server's script and its arguments
 */
export function startServer(
  args: readonly string[],
  { onLine, onError, ...options }: ServerOptions = {},
): ServerProcess {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += String(text);
    onError?.(String(text));
  });
  const ready = new Promise<unknown>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(JSON.parse(line.slice('ready '.length)));
      else if (line) onLine?.(line);
    });
    child.once('error', reject);
    // Its pipes are read to their end before it is closed.
    child.once('close', (code) => {
      reject(new Error(errors.trim() || `${args.join(' ')} ended (${String(code)}) before it was ready.`));
    });
  });
  return { child, ready };
}

/**
 * Ends a process and waits until it is gone.
 * @returns its exit code; null where a signal ended it
 */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}
