import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that takes everything; says its port once it is ready. A process of its own, so that it costs nobody
 * else's loop.
 */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.on('end', () => done());
    stream.resume();
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
console.log(`ready ${JSON.stringify({ port: (server.server.address() as AddressInfo).port })}`);
