import type { Access } from '../../openapi/access.ts';
import type { App } from '../../context.ts';
import { toPayload } from '../forms.ts';
import { makeSample, type Own, type Shape } from './sample.ts';

interface Described {
  'x-access'?: Access;
  parameters?: { in: string; name: string; required?: boolean; example?: string; schema?: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as the description says it. */
export interface Operation {
  /** `PUT /api/blogs/{id}`. */
  name: string;
  method: Method;
  path: string;
  access: Access | undefined;
  described: Described;
}

/** Every operation of the description, and those that answer under a second reading of their path. */
export async function readOperations(app: App): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const routes = new Set(app.routeTable);
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([verb, described]) => {
      const method = verb.toUpperCase() as Method;
      const access = described['x-access'];
      const secondReading = `/api${path}`;
      const isTwice = routes.has(`${method} ${secondReading.replace('{id}', ':id')}`);
      return [path, ...(isTwice ? [secondReading] : [])].map((each) => ({
        name: `${method} ${each}`,
        method,
        path: each,
        access,
        described,
      }));
    }),
  );
}

/** @returns the address, with the query that the call needs or has examples of */
export function makeUrl({ path, described }: Operation, id: string, own: Own): string {
  const query = (described.parameters ?? []).flatMap(({ in: place, name, required, example, schema = {} }) =>
    place === 'query' && (required || example !== undefined)
      ? [[name, String(example ?? makeSample(schema, own))] as const]
      : [],
  );
  const search = new URLSearchParams(Object.fromEntries(query)).toString();
  return path.replace('{id}', id) + (search && `?${search}`);
}

/** A body that the call takes, as the kind of body that it takes. */
export async function makeBody(
  { described }: Operation,
  own: Own,
): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  const [[type, body] = []] = Object.entries(described.requestBody?.content ?? {});
  if (type === undefined || body === undefined) return { headers: {} };
  const sample = makeSample(body.schema, own);
  if (type !== 'multipart/form-data')
    return { headers: { 'content-type': type }, payload: type === 'text/plain' ? '[]' : JSON.stringify(sample) };
  const { image, ...fields } = sample as Record<string, unknown>;
  return toPayload(fields, image !== undefined);
}
