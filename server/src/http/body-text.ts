import type { FastifyInstance } from 'fastify';

/** NUL is no character of any text, and PostgreSQL refuses to store it. */
const nul = '\u0000';

function clean(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return;
  const record = fields as Record<string, unknown>;
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'string' && value.includes(nul)) record[name] = value.replaceAll(nul, '');
  }
}

/**
 * A form without script sends every field of its filter: an empty one is none. `limit=` would else be read as
 * `limit=0`.
 */
const withoutEmpty = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

export function cleanText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    clean(request.body);
    clean(request.query);
    request.query = withoutEmpty(request.query as object);
  });
}

/** An empty JSON body is no body, whatever its type says: `PUT …/approve` has none. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
