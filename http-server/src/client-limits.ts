import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody, hasFiles } from './request-body.ts';

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
 * The HTTP server for Fastify's `serverFactory`. It ends connections that ask for more than they read (pipelining):
 * each request that waits holds memory. Node hands over all requests of a packet, so those after the end are answered
 * by nobody.
 */
export function createHttpServer({ head, upload, pending, connections }: ClientLimits) {
  return (handle: RequestListener): Server => {
    const waiting = new WeakMap<Socket, number>();
    const server = createServer(
      {
        connectionsCheckingInterval: Math.min(1000, head),
        headersTimeout: head,
        keepAliveTimeout: longestIdle,
        requestTimeout: upload,
      },
      (request, response) => {
        const { socket } = request;
        const count = (waiting.get(socket) ?? 0) + 1;
        waiting.set(socket, count);
        if (count > pending) {
          socket.destroy();
          return;
        }
        response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
        handle(request, response);
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
