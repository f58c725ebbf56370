// JavaScript, as the worker that renders pages is.
import { json } from 'node:stream/consumers';

/** @import { ClientRequest, IncomingMessage } from 'node:http' */
/** @import { ApiClient, ApiLimits, ApiRequest } from './types.ts' */

/**
 * The head may take as long as a picture on a poor phone takes to arrive.
 * @type {ApiLimits}
 */
const apiLimits = { connect: 2000, head: 150_000, body: 60_000, connections: 128 };

/** A connection that nobody uses is closed before the API, or what stands before it, would close it. */
const longestIdle = 4000;

/**
 * Asks the API over connections that stay open. By Node's own client, without an import: `fetch`, `undici` and what an
 * import of `node:http` loads would be held in memory beside it, 10 MB each.
 * @param {string} origin where this server reaches the API
 * @param {ApiLimits} limits
 * @returns {ApiClient}
 */
export function createApiClient(origin, limits = apiLimits) {
  const { protocol, hostname, port } = new URL(origin);
  const { Agent, request: open } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: limits.connections, timeout: longestIdle });
  const host = hostname.replace(/^\[|\]$/g, '');

  /** @param {ApiRequest} request @returns {Promise<IncomingMessage>} */
  const send = ({ method = 'GET', path, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = open({ agent, protocol, host, port, method, path, headers, signal });
      // What fails after the answer has begun is in the answer.
      request.on('error', (error) => reject(Object.assign(error, { wasClosedUnused: request.reusedSocket })));
      request.once('socket', () => limitTime(request, limits));
      request.once('response', (answer) => {
        // The API has said all it will: the rest of the body is for nobody.
        answer.once('end', () => request.writableFinished || request.socket?.destroy());
        resolve(answer);
      });
      if (!body) return void request.end();
      // Without a length it is sent in chunks, which Node does by itself for some methods only.
      if (!request.hasHeader('content-length')) request.setHeader('transfer-encoding', 'chunked');
      request.once('close', () => body.destroy());
      body.once('error', (error) => request.destroy(error));
      body.pipe(request);
    });

  return {
    async request(request) {
      try {
        return await send(request);
      } catch (error) {
        const isSafe = request.method === undefined || request.method === 'GET' || request.method === 'HEAD';
        if (!isSafe || request.body || !isClosedUnused(error)) throw error;
        return send(request);
      }
    },
    destroy: () => agent.destroy(),
  };
}

/**
 * @param {ApiClient} api
 * @param {ApiRequest} request
 * @returns {Promise<{ status: number; body?: unknown }>} status and what the body says; a status other than 200 counts
 * without its body
 * @throws what the network, the signal or the parser says
 */
export async function readJson(api, request) {
  const answer = await api.request(request);
  if (answer.statusCode === 200) return { status: 200, body: await json(answer) };
  answer.resume();
  return { status: answer.statusCode ?? 0 };
}

/**
 * The API closed an open connection while a request was on its way into it, as one does that ends.
 * @param {unknown} error
 */
const isClosedUnused = (error) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ECONNRESET' &&
  'wasClosedUnused' in error &&
  error.wasClosedUnused === true;

/**
 * @param {ClientRequest} request
 * @param {ApiLimits} limits
 */
function limitTime(request, { connect, head, body }) {
  const { socket } = request;
  /** @param {string} what */
  const fail = (what) => () => request.destroy(new Error(`The API ${what} in time.`));
  const headTimer = setTimeout(fail('did not begin its answer'), head);
  if (socket?.connecting) {
    const timer = setTimeout(fail('accepted no connection'), connect);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  }
  request.once('close', () => clearTimeout(headTimer));
  request.once('response', (response) => {
    clearTimeout(headTimer);
    socket?.setTimeout(body);
    const endSilent = () => {
      // Where there is something to read, it is the reader who is slow.
      if (response.readableLength === 0) response.destroy(new Error('The API did not go on with its answer in time.'));
    };
    socket?.on('timeout', endSilent);
    response.once('close', () => socket?.off('timeout', endSilent));
  });
}
