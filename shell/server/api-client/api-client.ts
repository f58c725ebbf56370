import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';

/** Milliseconds until the API accepts a connection, begins its answer, and goes on with it. */
export interface ApiLimits {
  connect: number;
  head: number;
  body: number;
  /** Connections to the API; what comes above waits for one of them. */
  connections: number;
}

export interface ApiRequest {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: Readable | undefined;
  signal: AbortSignal;
}

export interface ApiClient {
  /** @returns the answer, whatever its status, whose body its caller reads or destroys */
  request(request: ApiRequest): Promise<IncomingMessage>;
  /** Ends all connections. */
  destroy(): void;
}

/** The head may take as long as a picture on a poor phone takes to arrive. */
const apiLimits: ApiLimits = { connect: 2000, head: 150_000, body: 60_000, connections: 128 };

/** A connection that nobody uses is closed before the API, or what stands before it, would close it. */
const longestIdle = 4000;

/**
 * Asks the API over connections that stay open. By Node's own client, without an import: `fetch`, `undici` and what an
 * import of `node:http` loads would be held in memory beside it, 10 MB each.
 * @param origin where this server reaches the API
 */
export function createApiClient(origin: string, limits: ApiLimits = apiLimits): ApiClient {
  const { protocol, hostname, port } = new URL(origin);
  const { Agent, request: open } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: limits.connections, timeout: longestIdle });
  const host = hostname.replace(/^\[|\]$/g, '');

  const send = ({ method = 'GET', path, headers, body, signal }: ApiRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
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
 * @returns status and what the body says; a status other than 200 counts without its body
 * @throws what the network, the signal or the parser says
 */
export async function readJson(api: ApiClient, request: ApiRequest): Promise<{ status: number; body?: unknown }> {
  const answer = await api.request(request);
  if (answer.statusCode === 200) return { status: 200, body: await json(answer) };
  answer.resume();
  return { status: answer.statusCode ?? 0 };
}

/** The API closed an open connection while a request was on its way into it, as one does that ends. */
const isClosedUnused = (error: unknown) => {
  const { code, wasClosedUnused } = error as NodeJS.ErrnoException & { wasClosedUnused?: boolean };
  return wasClosedUnused === true && code === 'ECONNRESET';
};

function limitTime(request: ClientRequest, { connect, head, body }: ApiLimits): void {
  const { socket } = request;
  const fail = (what: string) => () => request.destroy(new Error(`The API ${what} in time.`));
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
