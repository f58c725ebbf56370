import type { Socket } from 'node:net';
import type { Failure } from '@cyberharbour/shared-api/contract';

const { STATUS_CODES } = process.getBuiltinModule('node:http');

const said: Record<string, [status: number, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TOO_SLOW', 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE', 'The headers of the request are more than we can take.'],
};

/**
 * What is no HTTP that can be read has no request to answer, only a connection: it gets the shape of every failure, and
 * ends.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed) return;
  const [status, code, message] = said[error.code ?? ''] ?? [400, 'INVALID', 'The request could not be read.'];
  const body = JSON.stringify({ success: false, message, code } satisfies Failure);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
