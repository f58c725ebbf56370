import type { Failure } from '@cyberharbour/shared-api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { config } from 'zod/v4/core';
import { toTemporaryFailure } from '../database/temporary-failure.ts';
import { isForeignKeyViolation } from '../database/transact.ts';
import { makeEditConflict, HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The sentence for this call when nothing better is known: the error catalogue's default. */
    failed?: string;
  }
}

/** What zod says where a shape has no text of its own. */
const wordless = 'Invalid input';
const unexpected = 'Something went wrong on our side. Please try again.';

/** Every failure leaves in one shape; nothing of the inside leaves with it. */
export function answerFailures(app: FastifyInstance): void {
  // Importing all of zod anywhere would put sentences of its own, in its own English, before people.
  config({ localeError: () => wordless });
  app.decorateReply('failureCode', null);
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, toHttpError(error, request)));
  app.setNotFoundHandler((request, reply) =>
    send(reply, new HttpError(404, 'NOT_FOUND', `There is nothing at ${request.method} ${path(request.url)}.`)),
  );
}

/** What fails before there is a route, such as an address that cannot be decoded. */
export function answerUnroutable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const tooLong = 'code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const failure: Failure = { success: false, message: 'This address cannot be read.', code: 'INVALID' };
  void reply
    .code(tooLong ? 404 : 400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure));
}

const path = (url: string) => (url.split('?')[0] ?? '').slice(0, 200);

function send(reply: FastifyReply, error: HttpError) {
  reply.failureCode = error.code;
  const failure: Failure = { success: false, message: error.message, code: error.code };
  if (error.errors) failure.errors = error.errors;
  if (error.current) reply.header('etag', error.current.etag);
  if (error.current) failure.current = error.current;
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply.code(error.status).header('cache-control', 'no-store').send(failure);
}

function toHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const failed = request.routeOptions.config.failed;
  if (hasZodFastifySchemaValidationErrors(error))
    return validationError(error.validation, failed ?? 'Please check what you entered.');
  if (isForeignKeyViolation(error)) return makeEditConflict();
  const trouble = toTemporaryFailure(error);
  if (trouble) {
    request.log.error({ err: error }, 'a dependency is in trouble');
    const { status, code, retryAfter = 3 } = trouble;
    return new HttpError(status, code, refer(trouble.message, request), { retryAfter });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return clientError(error.code, status, failed);
  request.log.error({ err: error }, 'unexpected error');
  return new HttpError(500, 'UNEXPECTED', refer(failed ?? unexpected, request));
}

/** With what a person can tell whoever looks into the log. */
const refer = (message: string, { id }: FastifyRequest) => `${message} Reference: ${id}.`;

/** One message for each field, the first; the whole says what the first of them says. */
function validationError(issues: { instancePath: string; message?: string }[], failed: string): HttpError {
  const errors: Record<string, string> = {};
  for (const { instancePath, message = wordless } of issues) {
    // `blocks.2.text`, as the screens name it.
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (field) errors[field] ??= message === wordless ? failed : message;
  }
  const first = issues.find(({ message = wordless }) => message !== wordless)?.message;
  return new HttpError(400, 'INVALID', first ?? failed, Object.keys(errors).length > 0 ? { errors } : {});
}

const byCode: Record<string, [number, string, string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'TOO_LARGE', 'The image is larger than 8 MB. Please choose a smaller one.'],
  FST_FILES_LIMIT: [400, 'INVALID', 'Please send one image only.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE', 'That is more than we can take in one go.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'WRONG_TYPE', 'The request was not in a form that we can read.'],
};

function clientError(code: string, status: number, failed: string | undefined): HttpError {
  const known = byCode[code];
  if (known) return new HttpError(...known);
  return new HttpError(status, 'INVALID', failed ?? 'The request could not be read.');
}
