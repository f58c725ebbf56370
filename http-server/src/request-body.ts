import type { FastifyRequest } from 'fastify';

/** RFC 9112, 6: a request has a body where one of these says so. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Whether the body is a form with files, which takes its time on a poor phone. */
export const hasFiles = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;
