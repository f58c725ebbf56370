import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In milliseconds: a body without a picture is small, and whoever sends it slower holds a place that others need. */
const longestBody = 30_000;
/** A picture on a poor phone. */
const longestUpload = 120_000;
const longestHead = 10_000;
/** Between two requests of a connection: longer than proxies wait, so that none sends into a closing one. */
const longestIdle = 72_000;
/** Requests of one connection whose answers have not left yet; browsers and proxies send one after the other. */
const mostPending = 16;

/** RFC 9112, 6: a request has a body where one of these says so. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * The HTTP server of the API. It ends connections that ask for more than they read (pipelining): each request that
 * waits holds memory. Node hands over all requests of a packet, so those after the end are answered by nobody.
 */
export function createHttpServer(handle: RequestListener): Server {
  const pending = new WeakMap<Socket, number>();
  const server = createServer(
    { connectionsCheckingInterval: 5_000, requestTimeout: longestUpload },
    (request, response) => {
      const { socket } = request;
      const count = (pending.get(socket) ?? 0) + 1;
      pending.set(socket, count);
      if (count > mostPending) {
        socket.destroy();
        return;
      }
      response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
      handle(request, response);
    },
  );
  server.headersTimeout = longestHead;
  server.keepAliveTimeout = longestIdle;
  return server;
}

/** Ends what does not arrive in time; Node's own limit is one for all, and has to let pictures through. */
export function hurrySlowClients(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      if (request.raw.complete) return;
      request.log.info('a request took too long to arrive');
      request.raw.socket.destroy();
    }, longestBody);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
