import type { FastifyInstance } from 'fastify';

/**
 * A form without script sends every field of its filter: an empty one is none. `limit=` would else be read as
 * `limit=0`.
 */
const withoutEmpty = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

export function dropEmptyQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
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
