import getPort from 'get-port';

/**
 * Below 32,768, where Linux takes the ports of outgoing connections: one of those may begin between the choice of a
 * port and the start of its server.
 */
const [first, last] = [25_000, 32_700];

/** Processes that choose at the same time, as workers of tests do, choose from other ports: their numbers are near. */
const each = 100;
const begin = first + (process.pid % ((last - first) / each)) * each;
let begun = 0;

/** @returns a TCP port that nothing listens on, for a server that starts soon */
export function freePort(): Promise<number> {
  const ports = Array.from({ length: each }, (_, index) => begin + ((begun + index) % each));
  begun += 1;
  return getPort({ port: ports });
}
