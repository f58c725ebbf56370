import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Forgets everything, where it may: a replica hears it from its primary. */
export async function emptyRedis(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.end('FLUSHALL\r\nQUIT\r\n');
  await text(socket);
}
