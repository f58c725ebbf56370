import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** A sentence for whoever started the product; never a stack trace. */
export class Plain extends Error {}

/** @throws Plain when something else listens there */
export async function freePort(port, setting) {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => {
        if (error.code === 'EADDRINUSE')
          reject(
            new Plain(
              `Port ${port} is taken. Set ${setting} to a free one, for example ${setting}=${port + 100} npm start`,
            ),
          );
        else resolve();
      });
      probe.listen({ port, host, exclusive: true }, () => probe.close(resolve));
    });
  }
}

/** A port that nothing listens on now. */
export async function anyPort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** @throws Plain when the folder cannot be made or written */
export function writableFolder(folder, setting) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Plain(`The folder ${folder} cannot be written. Set ${setting} to one that can.`);
  }
}

const running = new Set();

/** The API, with a small young generation: half the memory for the same speed. */
export const apiServer = ['--max-semi-space-size=4', 'server/src/main.ts'];

/**
 * Starts one of the product's own processes with Node.
 * @returns its `ready` answer, once it printed it
 * @throws Plain with what it said, when it ends before
 */
export function startProcess(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Two arenas: what pictures and passwords took for a moment goes back to the machine (docs/decisions).
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Plain(said.trim() || `${name} ended (${code}) before it was ready.`)));
    child.stderr.on('data', (text) => {
      said += text;
      process.stderr.write(text);
    });
    child.stdout.on('data', (text) => {
      for (const line of String(text).split('\n')) {
        if (line.startsWith('ready ')) resolve({ child, ready: JSON.parse(line.slice(6)) });
        else if (line) console.log(`${name}: ${line}`);
      }
    });
  });
}

/** Ends every process that was started, and waits until they are gone. */
export async function endAll() {
  const gone = [...running].map(
    (child) =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 7000).unref();
      }),
  );
  await Promise.all(gone);
}

/** Runs `stop` once, at Ctrl-C or when asked to end, then leaves. */
export function onEnd(stop) {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void stop().then(() => process.exit(0));
    });
  }
}
