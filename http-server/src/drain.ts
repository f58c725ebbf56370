import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: a picture from a poor phone may be on its way; whoever stops a program waits for it about 30 s. */
const deadline = 25_000;

/** In milliseconds: a busy program has not read yet what came on a connection that it just accepted. */
const grace = 1000;

/**
 * Node's own close waits for connections that browsers opened and sent nothing on, or cuts answers short. This one
 * stops accepting, ends connections that wait for nothing, lets the others finish, and gives up on them at the
 * deadline. A connection that never asked anything has the grace to be read.
 */
export class Drain {
  isDraining = false;
  private readonly servers: Server[] = [];
  /** How many answers each connection waits for; nothing yet where it never asked. */
  private readonly sockets = new Map<Socket, number | null>();

  watch(server: Server): void {
    this.servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.sockets.set(socket, null);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.sockets.set(socket, (this.sockets.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const open = (this.sockets.get(socket) ?? 1) - 1;
        if (this.sockets.has(socket)) this.sockets.set(socket, open);
        if (this.isDraining && open === 0) socket.end();
      });
    });
  }

  /**
   * Resolves once no connection is left.
   * @param notice milliseconds in which it still accepts: whoever balances learns meanwhile that it ends
   */
  async end(notice = 0): Promise<void> {
    this.isDraining = true;
    if (notice > 0) await pause(notice);
    const closed = this.servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          if (server.listening) server.close(() => resolve());
          else resolve();
        }),
    );
    this.destroyWhere((open) => open === 0);
    const timers = [
      setTimeout(() => this.destroyWhere((open) => open === null), grace),
      setTimeout(() => this.destroyWhere(() => true), deadline),
    ];
    await Promise.all(closed);
    timers.forEach(clearTimeout);
  }

  private destroyWhere(waits: (open: number | null) => boolean): void {
    for (const [socket, open] of this.sockets) if (waits(open)) socket.destroy();
  }
}
