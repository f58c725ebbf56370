import type { FastifyContextConfig, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Creates once for each Idempotency-Key. */
    keyed?: boolean;
    /** Refuses with 412 when If-Match names another version than the stored one. */
    versioned?: boolean;
    /** Is a table too, for Accept: text/csv. */
    table?: boolean;
    /** Values of fields, or of the query, whose shape does not say what they take. */
    example?: Record<string, unknown> | undefined;
  }
}

type Json = Record<string, unknown>;

const text = { type: 'string' };
const header = (description: string) => ({ ...text, description });
const page = (description: string) => ({ description, content: { 'text/html': { schema: text } } });
const pages = {
  200: page('The question, or that it is done'),
  404: page('A link that does not work'),
  410: page('A link that has expired'),
};

/** By the type that a call's schema says it produces; all others answer JSON. */
const otherAnswers: Record<string, Json> = {
  'text/html': pages,
  'application/zip': {
    200: { description: 'The file', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
    '4xx': { description: 'Nobody is signed in, or there is no file', content: { 'application/json': { schema: {} } } },
  },
};

const words: Record<string, string> = {
  200: 'Done',
  201: 'Created; the same key again answers this again',
  '4xx': 'Refused: the message says why, `errors` names the fields. 429 and 503 say in `Retry-After` when to try again',
  '5xx': 'Not now: 503 and 507 say in `Retry-After` when to try again',
};

function headersOf({ tagged, keyed, versioned }: FastifyContextConfig): Json {
  return {
    ...(tagged && { 'If-None-Match': header('The ETag of what one has: the answer is 304 while it is the same.') }),
    ...(keyed && {
      'Idempotency-Key': header(
        'Sent again with the same key within a day, the first result is answered again and nothing is created.',
      ),
    }),
    ...(versioned && {
      'If-Match': header(
        'The ETag of what was read: 412 with `current` where it was changed meanwhile. Without it the last one wins.',
      ),
    }),
  };
}

/** The picture travels beside the texts, so no schema that checks texts knows of it. */
function withPicture(body: Json, isNew: boolean): Json {
  const image = {
    ...text,
    contentMediaType: 'application/octet-stream',
    description: 'JPEG, PNG, WebP, GIF or AVIF; at most 8 MiB and 40 megapixels.',
  };
  return {
    ...body,
    properties: { ...(body['properties'] as Json), image },
    ...(isNew && { required: [...((body['required'] ?? []) as string[]), 'image'] }),
  };
}

/** Adds the examples to the properties that they are of. */
function withExamples(shape: Json | undefined, example: Record<string, unknown>): Json | undefined {
  const properties = (shape?.['properties'] ?? {}) as Record<string, Json>;
  const named = Object.entries(example).filter(([name]) => name in properties);
  if (named.length === 0) return shape;
  const added = named.map(([name, value]) => [name, { ...properties[name], examples: [value] }] as const);
  return { ...shape, properties: { ...properties, ...Object.fromEntries(added) } };
}

/** What the schemas of a call do not say by themselves: headers, pictures, tables and pages. */
export function describeFully(schema: Json, { config = {}, method }: Pick<RouteOptions, 'config' | 'method'>): Json {
  const response = (schema['response'] ?? {}) as Record<string, Json>;
  const described = Object.fromEntries(
    Object.entries(response).map(([status, shape]) => {
      const description = words[status] ?? '';
      if (status !== '200' || !config.table) return [status, { ...shape, description }];
      return [
        status,
        { description, content: { 'application/json': { schema: shape }, 'text/csv': { schema: text } } },
      ];
    }),
  );
  const produced = (schema['produces'] as string[] | undefined)?.[0] ?? '';
  const isForm = (schema['consumes'] as string[] | undefined)?.includes('multipart/form-data');
  const body = withExamples(schema['body'] as Json | undefined, config.example ?? {});
  const query = withExamples(schema['querystring'] as Json | undefined, config.example ?? {});
  return {
    ...schema,
    ...(body && { body }),
    ...(query && { querystring: query }),
    headers: { type: 'object', properties: headersOf(config) },
    ...(isForm && { body: withPicture(body ?? {}, method === 'POST') }),
    response: otherAnswers[produced] ?? {
      ...described,
      ...(config.tagged && { 304: { description: 'As it was', type: 'null' } }),
    },
  };
}
