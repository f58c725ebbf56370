import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import getPort from 'get-port';

/**
 * Below 32,768, where Linux takes the ports of outgoing connections: one of those may begin between the choice of a
 * port and the start of its server.
 */
const [first, last] = [25_000, 32_700];

/** Milliseconds in which its server starts. */
const reserved = 60_000;

/**
 * Takes the port of the same number of UDP for as long: other processes, which choose ports at the same time, see that.
 * @returns false where another process has it
 */
function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve, reject) => {
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), reserved).unref();
      resolve(true);
    });
  });
}

/** @returns a TCP port that nothing listens on, and that no other call gets until its server has started */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await getPort({ port: Array.from({ length: 20 }, () => randomInt(first, last)) });
    if (await reserve(port)) return port;
  }
}
