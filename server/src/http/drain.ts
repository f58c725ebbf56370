import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** In milliseconds: a picture from a poor phone may be on its way; whoever stops a program waits for it about 30 s. */
const deadline = 25_000;

/**
 * Fastify's own close either waits for idle browsers or cuts answers short. This one stops accepting, ends connections
 * that wait for nothing, lets the others finish, and gives up on them at the deadline.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  const sockets = new Map<Socket, number>();
  let draining = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request, response) => {
    const socket = request.socket;
    sockets.set(socket, (sockets.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const open = (sockets.get(socket) ?? 1) - 1;
      if (sockets.has(socket)) sockets.set(socket, open);
      if (draining && open === 0) socket.end();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return async () => {
    draining = true;
    const closed = new Promise<void>((resolve) => app.server.close(() => resolve()));
    for (const [socket, open] of sockets) if (open === 0) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), deadline);
    await closed;
    clearTimeout(timer);
    await app.close();
  };
}
