import { connect, type Socket } from 'node:net';

/** Between the end of a connection and the next one, in milliseconds. */
const beforeNext = 50;

/**
 * Connections that send a little, and then a byte now and then.
 * @param comesAgain one that was ended is followed by another
 * @returns what ends them
 */
export function drip(port: number, count: number, head: string, comesAgain = false): () => void {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.add(socket);
    socket.write(head);
    socket.once('close', () => {
      sockets.delete(socket);
      if (comesAgain && !isOver) setTimeout(open, beforeNext);
    });
  };
  for (let each = 0; each < count; each += 1) open();
  const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500);
  return () => {
    isOver = true;
    clearInterval(timer);
    sockets.forEach((socket) => socket.destroy());
  };
}
