import multipart from '@fastify/multipart';
import { limits } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The one picture of a form, when it brought one. */
    picture: Buffer | null;
  }
}

/** Four bytes for each character at most, so a text over the limit arrives over the limit. */
const fieldSize = limits.text * 5;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.decorateRequest('picture', null);
  await app.register(multipart, {
    limits: { fileSize: limits.image, files: 1, fields: 20, fieldSize, parts: 21, headerPairs: 50 },
  });
}

/**
 * Reads a form into `body` and `picture`, after the guards and before validation: forms are checked like any JSON body.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  try {
    request.body = await readParts(request);
  } catch (error) {
    // The parser's own errors have no status: a form that breaks off is the sender's, not ours.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, 'INVALID', 'The form did not arrive whole. Please try again.');
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'image' && bytes.length > 0) request.picture = bytes;
  }
  return fields;
}
