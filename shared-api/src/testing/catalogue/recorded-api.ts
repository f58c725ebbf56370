import type { Answer, Call } from '../../core/wire/call';
import { wire } from '../../core/wire/wire';
import { failure } from '../answers';

/** A JSON schema, as far as the server's documents use it. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Operation {
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

const plain: Record<string, unknown> = { string: 'x', number: 1, integer: 1, boolean: false, null: null };

/** The poorest answer that a schema allows: what may be absent is, what may be null is; of a list there is one item. */
function poorest({ type = [], enum: values, anyOf, properties = {}, required = [], items }: Schema): unknown {
  if (values) return values[0];
  const kinds = [type].flat();
  if (kinds.includes('null') || anyOf?.some((one) => one.type === 'null')) return null;
  if (anyOf) return anyOf[0] && poorest(anyOf[0]);
  if (kinds.includes('object'))
    return Object.fromEntries(required.map((name) => [name, properties[name] ? poorest(properties[name]) : 'x']));
  if (kinds.includes('array')) return items ? [poorest(items)] : [];
  return plain[kinds[0] ?? 'string'];
}

/**
 * Of lists that can be had as a table, the descriptions tell in their first line. One that does not know of tables
 * answers the list itself.
 */
const fileOf = (body: unknown, operation: Operation | undefined) =>
  operation?.summary?.includes('text/csv')
    ? new Blob([''], { type: 'text/csv' })
    : new Blob([JSON.stringify(body)], { type: 'application/json' });

const bare = (path: string) => path.replace(/^\/api/, '');

/** Every call that a document describes; those with an exact address first, as servers match them. */
export const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths)
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, operation]) => {
        const method = verb.toUpperCase();
        const pattern = new RegExp(`^${bare(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        return { name: `${method} ${bare(path)}`, method, pattern, operation: operation as Operation };
      }),
    );

/**
 * Stands in for a server of which there is only the description; what that does not know is answered as every release
 * does.
 */
export function recordedApi(document: ApiDocument): { calls: string[] } {
  const calls: string[] = [];
  const known = operationsOf(document);
  wire.send = async ({ method, url, as }: Call): Promise<Answer> => {
    calls.push(`${method} ${url}`);
    await Promise.resolve();
    const operation = known.find((one) => one.method === method && one.pattern.test(url))?.operation;
    const content = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
      .content?.['application/json'];
    if (!content)
      return {
        status: 404,
        body: failure({ message: `There is nothing at ${method} /api${url}.`, code: 'NOT_FOUND' }),
        retryAfter: null,
      };
    const body = poorest(content.schema);
    return { status: 200, body: as === 'blob' ? fileOf(body, operation) : body, retryAfter: null };
  };
  return { calls };
}
