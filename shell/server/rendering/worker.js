// JavaScript, not TypeScript: to strip its types each worker would load the stripper, 11 MB of memory.
import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createApiClient } from '../api-client/api-client.js';
import { ApiAnswer } from './api-answer.js';
import { PooledTextEncoder } from './pooled-text-encoder.js';

/** @type {import('./messages.ts').WorkerInput} */
const { shell, remote, apiBase } = workerData;

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
    // Only for a screen that names them: they are read from the whole of `fetch`, 5 MB.
    get Headers() {
      return Headers;
    },
    get Request() {
      return Request;
    },
    get Response() {
      return Response;
    },
    performance: { now: () => performance.now() },
    queueMicrotask,
    ReadableStream,
    setTimeout,
    structuredClone,
    TextDecoder,
    TextEncoder: PooledTextEncoder,
    URL,
    URLSearchParams,
  },
  { codeGeneration: { strings: false, wasm: false } },
);

/**
 * Runs a build once; its text is not stored after that.
 * @param {import('./messages.ts').NodeBuild} build
 * @param {(id: string) => unknown} require
 * @param {unknown} [fetch]
 */
function evaluate(build, require, fetch) {
  const { file, code } = build;
  build.code = '';
  const module = { exports: {} };
  const script = new Script(`(function (module, exports, require, fetch) {${code}\n})`, { filename: file });
  const run = script.runInContext(context);
  run(module, module.exports, require, fetch);
  return module.exports;
}

/** @param {string} id */
const refuse = (id) => {
  throw new Error(`${id} may not be imported by a screen that a server renders.`);
};

/** Of the page under way. @type {AsyncLocalStorage<Record<string, string>>} */
const traces = new AsyncLocalStorage();

const base = new URL(apiBase);
const api = createApiClient(base.origin);
const never = new AbortController().signal;

/**
 * Reads of the API, without anything of the visitor, in the form of `fetch`.
 * @param {string} address
 * @param {RequestInit} [init]
 */
async function fetchFromApi(address, { method = 'GET', signal } = {}) {
  const { origin, pathname, search } = new URL(address);
  if (origin !== base.origin || !pathname.startsWith(`${base.pathname}/`) || method !== 'GET')
    throw new Error(`${address} may not be fetched by a screen that a server renders.`);
  // On one machine, or in one network: packing and unpacking would take longer than the bytes do.
  const headers = { accept: 'application/json', 'accept-encoding': 'identity', ...traces.getStore() };
  const answer = await api.request({ path: pathname + search, headers, signal: signal ?? never });
  return new ApiAnswer(answer.statusCode ?? 0, answer.headers, await text(answer));
}

const port = parentPort;
if (!port) throw new Error('This module runs in a worker.');
/**
 * @param {import('./messages.ts').FromWorker} message
 * @param {ArrayBuffer[]} [given] what this thread has no longer
 */
const send = (message, given = []) => port.postMessage(message, given);

// Work that a screen left behind without waiting for it is not the next visitor's concern.
process.on('unhandledRejection', () => undefined);

const { singletons, renderPage } = evaluate(shell, refuse, fetchFromApi);
const { routes } = evaluate(remote, (id) => (Object.hasOwn(singletons, id) ? singletons[id] : refuse(id)));

const encoder = new TextEncoder();

/**
 * Texts and bytes alone: the server puts the body and the state into the document without reading them.
 * @param {Omit<import('./messages.ts').RenderedPage, 'body' | 'state'> & { body: string, state: unknown }} page
 */
const toMessage = ({ status, head, script, body, state, isComplete }) => ({
  status,
  head,
  script,
  body: encoder.encode(body),
  state: JSON.stringify(state),
  isComplete,
});

port.on('message', (/** @type {import('./messages.ts').ToWorker} */ { id, url, menu, trace = {} }) => {
  const render = () => renderPage({ url, menu, routes, version: remote.version, apiBase });
  traces.run(trace, render).then(
    (rendered) => {
      const page = rendered && toMessage(rendered);
      send({ id, page, bytes: lasting }, page && [page.body.buffer]);
    },
    (error) => send({ id, failure: error instanceof Object ? String(Reflect.get(error, 'stack')) : String(error) }),
  );
});

/** Bytes of this worker's heap, with what lies outside it. */
const readMemory = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** After the last full collection, where there was one: before it most of a heap is what pages have left behind. */
let lasting = 0;
new PerformanceObserver((list) => {
  const kinds = list.getEntries().map((entry) => entry.detail.kind);
  if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) lasting = readMemory();
}).observe({ entryTypes: ['gc'] });

send({ ready: true });
