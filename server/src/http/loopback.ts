/** Whether an address is plain HTTP on this very machine, so that nothing of it travels. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && /^(?:localhost|(?:.+\.)localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
