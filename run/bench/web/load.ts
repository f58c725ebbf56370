import { once } from 'node:events';
import { connect } from 'node:net';

/** Reads one response after another from what a connection brings; bodies are counted, not looked at. */
function createResponseReader(respond: (status: number) => void) {
  let head = Buffer.alloc(0);
  let missing = 0;
  return (chunk: Buffer) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (missing > 0) {
        const taken = Math.min(missing, rest.length);
        missing -= taken;
        rest = rest.subarray(taken);
        if (missing === 0) respond(Number(head.subarray(9, 12).toString()));
        if (missing === 0) head = Buffer.alloc(0);
        continue;
      }
      head = Buffer.concat([head, rest]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      rest = head.subarray(end + 4);
      head = head.subarray(0, end);
      missing = Number(/content-length: (\d+)/i.exec(head.toString())?.[1]);
    }
  };
}

/**
 * Asks a server for pages as fast as it answers, each connection one after the other. It parses next to nothing, so
 * that it is not what is measured.
 * @param pathOf gives the path of the nth request
 * @param lanes connections that ask at the same time
 * @returns requests a second, and how many there were
 */
export async function loadServer(
  port: number,
  pathOf: (n: number) => string,
  { seconds, lanes }: { seconds: number; lanes: number },
): Promise<{ rate: number; count: number }> {
  let [asked, count] = [0, 0];
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const lane = async () => {
    const socket = connect(port, 'localhost').setNoDelay(true);
    const ask = () =>
      socket.write(`GET ${pathOf((asked += 1))} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n\r\n`);
    const read = createResponseReader((status) => {
      if (status !== 200) socket.destroy(new Error(`A page answered ${status}.`));
      count += 1;
      if (isOver()) socket.destroy();
      else ask();
    });
    socket.on('data', read);
    socket.once('connect', ask);
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { rate: (count * 1000) / (performance.now() - began), count };
}
