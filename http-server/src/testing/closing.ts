import type { Socket } from 'node:net';

/** Waits until a connection has ended, whether it was closed or reset; `once` of Node rejects at a reset. */
export const waitUntilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });
