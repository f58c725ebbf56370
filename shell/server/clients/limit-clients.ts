import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody, hasFiles } from './request-body.ts';

/** What one client, and all together, may take. Times are in milliseconds. */
export interface ClientLimits {
  /** Until the head of a request is there. */
  head: number;
  /** Until a body is there that is no form with files. */
  body: number;
  /** Until a form with files is there: a picture on a poor phone. */
  upload: number;
  /** Requests of one connection whose answers have not left yet (pipelining). */
  pending: number;
  connections: number;
}

export const clientLimits: ClientLimits = {
  head: 15_000,
  body: 15_000,
  upload: 120_000,
  pending: 16,
  connections: 1000,
};

/** Options of the HTTP server that Fastify makes. */
export const serverOptions = ({ head, upload }: ClientLimits) => ({
  headersTimeout: head,
  requestTimeout: upload,
  connectionsCheckingInterval: Math.min(1000, head),
});

/** Ends connections that are slow, or ask for more than they read. */
export function limitClients(web: FastifyInstance, { body, pending, connections }: ClientLimits) {
  web.server.maxConnections = connections;
  const open = new WeakMap<Socket, number>();
  // Before any hook: a request that waits for its turn already holds memory.
  web.server.prependListener('request', ({ socket }, response) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > pending) socket.destroy();
  });
  web.addHook('onRequest', async (request, reply) => {
    // Node hands over all requests of a packet: those after the end are answered by nobody.
    if (request.raw.socket.destroyed) return void reply.hijack();
    if (!hasBody(request) || hasFiles(request)) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.socket.destroy();
    }, body).unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
