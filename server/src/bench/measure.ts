import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, startServer } from '@cyberharbour/processes';

const origin = 'http://localhost:3000';
/** Linux counts CPU in hundredths of a second. */
const tick = 10;

export interface Server {
  port: number;
  child: ChildProcess;
  end(): Promise<void>;
}

/** As `npm start` does it: a small heap and two arenas are half the memory for the same speed. */
const options = ['--max-semi-space-size=4', '--heap-growing-percent=100'];
const memory = { MALLOC_ARENA_MAX: '2' };
const cache = path.join(tmpdir(), 'cyberharbour-bench-cache');

/** @param file the program to start with Node */
export async function serve(file: string, port: number, env: Record<string, string>): Promise<Server> {
  const { child, ready } = startServer([...options, file], {
    env: { ...memory, PATH: process.env['PATH'], NODE_COMPILE_CACHE: cache, API_PORT: String(port), ...env },
    onError: (text) => process.stderr.write(text),
  });
  await ready;
  return {
    port,
    child,
    async end() {
      await endProcess(child);
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 300 });

export interface TimedResponse {
  status: number;
  /** milliseconds until the answer was whole */
  time: number;
}

export function call(
  { port }: Server,
  url: string,
  more: { cookie?: string; body?: object } = {},
): Promise<TimedResponse> {
  const began = performance.now();
  const body = more.body ? JSON.stringify(more.body) : undefined;
  const headers = {
    origin,
    ...(more.cookie ? { cookie: more.cookie } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: url, agent, method: body ? 'POST' : 'GET', headers },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, time: performance.now() - began }));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** CPU milliseconds that a process has used, its threads included. */
export async function cpuOf({ child }: Pick<Server, 'child'>): Promise<number> {
  const fields = (await readFile(`/proc/${child.pid ?? 0}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Resident memory in MiB. */
export async function memoryOf({ child }: Pick<Server, 'child'>): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024;
}

/** CPU milliseconds that the server spends on one request. */
export async function cpuPerRequest(server: Server, url: string, cookie: string, requests: number): Promise<number> {
  const lane = async () => {
    for (let each = 0; each < requests / 4; each += 1) {
      const { status } = await call(server, url, { cookie });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  const before = await cpuOf(server);
  await Promise.all([lane(), lane(), lane(), lane()]);
  return ((await cpuOf(server)) - before) / requests;
}

export const quantile = (numbers: number[], part: number) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? NaN;
export const median = (numbers: number[]) => quantile(numbers, 0.5);
