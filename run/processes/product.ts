import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { endProcess, startServer } from '@cyberharbour/processes';
import { root } from '../root.ts';
import { apiMemory, type MemorySettings, releaseMemory, webMemory } from './memory.ts';

/** A failure whose message is a sentence for whoever started the command; it is printed without a stack trace. */
export class UserError extends Error {}

/** @throws UserError when something else listens on the port */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          reject(
            new UserError(
              `Port ${port} is taken. Set ${setting} to a free one, for example ${setting}=${port + 100} npm start`,
            ),
          );
        else resolve();
      });
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
    });
  }
}

/** @throws UserError when the folder cannot be made or written */
export function requireWritableFolder(folder: string, setting: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(`The folder ${folder} cannot be written. Set ${setting} to one that can.`);
  }
}

const running = new Set<ChildProcess>();

/** The release API, which is reached by the API server alone. */
const releaseApi = ['releases/src/cyberharbour-mf.ts', 'serve', '--port'];

/** What the product's processes print as JSON after `ready `, once they serve. */
export interface ApiReady {
  api: string;
  admin: { email: string; password?: string };
}
export interface WebReady {
  web: string;
}

/**
 * Starts one of the product's own processes with Node.
 * @param args the script and its arguments, from the root of the repository
 * @returns its `ready` line, once it printed it
 * @throws UserError with what it printed, when it ends before
 */
async function startProcess(name: string, memory: MemorySettings, args: readonly string[], own: NodeJS.ProcessEnv) {
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const env = { ...memory.env, ...process.env, PATH: path, ...own };
  const { child, ready } = startServer([...memory.options, ...args], {
    cwd: root,
    env,
    onLine: (line) => console.log(`${name}: ${line}`),
    onError: (text) => process.stderr.write(text),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  try {
    return { child, ready: await ready };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

export async function startApi(env: NodeJS.ProcessEnv) {
  const { child, ready } = await startProcess('API', apiMemory, ['server/src/main.ts'], env);
  return { child, ready: ready as ApiReady };
}

export async function startWeb(env: NodeJS.ProcessEnv) {
  const { child, ready } = await startProcess('Web', webMemory, ['shell/server/main.ts'], env);
  return { child, ready: ready as WebReady };
}

export async function startReleaseApi(port: number, env: NodeJS.ProcessEnv) {
  const { child } = await startProcess('Releases', releaseMemory, [...releaseApi, String(port)], {
    ...env,
    HOST: '127.0.0.1',
  });
  return { child };
}

/** Ends every process that was started, and waits until they are gone. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      setTimeout(() => child.kill('SIGKILL'), 7000).unref();
      await endProcess(child);
    }),
  );
}

/** Runs `stop` once, at Ctrl-C or when the process is asked to end, then leaves. */
export function onEnd(stop: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void stop().then(() => process.exit(0));
    });
  }
}
