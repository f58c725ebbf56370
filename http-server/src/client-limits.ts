import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody, hasFiles } from './request-body.ts';

/** An import of this module also loads what `fetch` is made of, 10 MB that nobody here uses. */
const { createServer, IncomingMessage } = process.getBuiltinModule('node:http');

/** What one client, and all together, may take. Times are in milliseconds. */
export interface ClientLimits {
  /** Until the head of a request is there. */
  head: number;
  /** Until a body is there that is no form with files: it is small, and a slow one holds a place that others need. */
  body: number;
  /** Until a form with files is there: a picture on a poor phone. */
  upload: number;
  /** Requests of one connection whose answers have not left yet; browsers and proxies send one after the other. */
  pending: number;
  /** Connections at once; without a number, as many as the machine has. */
  connections?: number;
}

/** Between two requests of a connection: longer than proxies wait, so that none sends into a closing one. */
const longestIdle = 72_000;

/**
 * Requests that know how many of their connection wait. Node parses all of a packet, thousands of requests, before it
 * ends a connection; only where a request is an upgrade to another protocol does it stop. So the first one too many
 * says that it is one, and since nobody listens for upgrades Node ends the connection.
 */
function countRequests(most: number) {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, difference: number) => {
    const count = (waiting.get(socket) ?? 0) + difference;
    waiting.set(socket, count);
    return count;
  };
  class CountedRequest extends IncomingMessage {
    // A constructor of Node's writes `upgrade` before this class has fields.
    declare private isOneTooMany?: boolean;

    constructor(socket: Socket) {
      super(socket);
      this.isOneTooMany = add(socket, 1) > most;
    }

    get upgrade(): boolean {
      return this.isOneTooMany === true;
    }

    /** Upgrades that a client asks for are no upgrades here. */
    set upgrade(_asked: boolean) {}
  }
  return { CountedRequest, forget: (socket: Socket) => void add(socket, -1) };
}

/**
 * The HTTP server for Fastify's `serverFactory`. It ends connections that ask for more than they read (pipelining):
 * each request that waits holds memory.
 */
export function createHttpServer({ head, upload, pending, connections }: ClientLimits) {
  return (handle: RequestListener): Server => {
    const { CountedRequest, forget } = countRequests(pending);
    const server = createServer(
      {
        connectionsCheckingInterval: Math.min(1000, head),
        headersTimeout: head,
        keepAliveTimeout: longestIdle,
        requestTimeout: upload,
        IncomingMessage: CountedRequest,
      },
      (request, response) => {
        response.once('close', () => forget(request.socket));
        // By then the whole packet is parsed: nothing is made for a connection that was ended by it.
        queueMicrotask(() => {
          if (!request.socket.destroyed) handle(request, response);
        });
      },
    );
    if (connections !== undefined) server.maxConnections = connections;
    return server;
  };
}

/** Ends bodies that do not arrive in time; Node's own limit is one for all, and has to let pictures through. */
export function limitBodies(app: FastifyInstance, { body }: Pick<ClientLimits, 'body'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || hasFiles(request)) return;
    const timer = setTimeout(() => {
      if (request.raw.complete) return;
      request.log.info('a request took too long to arrive');
      request.raw.socket.destroy();
    }, body);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
