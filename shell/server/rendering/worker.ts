import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, NodeBuild, ToWorker, WorkerInput } from './messages.ts';

const { shell, remote, apiBase } = workerData as WorkerInput;

/** What a build may do besides computing: no process, no modules, no network, no code from text. */
const context = createContext(
  {
    AbortController,
    AbortSignal,
    clearTimeout,
    console: Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => undefined])),
    DOMException,
    Event,
    EventTarget,
    Headers,
    performance: { now: () => performance.now() },
    queueMicrotask,
    ReadableStream,
    Request,
    Response,
    setTimeout,
    structuredClone,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  },
  { codeGeneration: { strings: false, wasm: false } },
);

type Require = (id: string) => unknown;

function evaluate({ file, code }: NodeBuild, require: Require, fetch?: unknown): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const script = new Script(`(function (module, exports, require, fetch) {${code}\n})`, { filename: file });
  const run = script.runInContext(context) as (...given: unknown[]) => void;
  run(module, module.exports, require, fetch);
  return module.exports;
}

const refuse: Require = (id) => {
  throw new Error(`${id} may not be imported by a screen that a server renders.`);
};

/** Reads of the API, without anything of the visitor. */
async function fetchFromApi(address: string, init: RequestInit = {}) {
  if (!address.startsWith(`${apiBase}/`) || (init.method ?? 'GET') !== 'GET')
    throw new Error(`${address} may not be fetched by a screen that a server renders.`);
  const { signal } = init;
  return fetch(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
}

interface Shell {
  singletons: Record<string, object>;
  renderPage: (request: { url: string; routes: unknown; version: string; apiBase: string }) => Promise<unknown>;
}

const port = parentPort;
if (!port) throw new Error('This module runs in a worker.');
const send = (message: FromWorker) => port.postMessage(message);

// Work that a screen left behind without waiting for it is not the next visitor's concern.
process.on('unhandledRejection', () => undefined);

const { singletons, renderPage } = evaluate(shell, refuse, fetchFromApi) as unknown as Shell;
const { routes } = evaluate(remote, (id) => (Object.hasOwn(singletons, id) ? singletons[id] : refuse(id)));

port.on('message', ({ id, url }: ToWorker) => {
  renderPage({ url, routes, version: remote.version, apiBase }).then(
    (page) => send({ id, page: JSON.stringify(page ?? null), bytes: memory() }),
    (error: unknown) =>
      send({ id, failure: error instanceof Object ? String(Reflect.get(error, 'stack')) : String(error) }),
  );
});

/** Of this worker's heap, with what lies outside it. */
const memory = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

send({ ready: true });
