/** The fields of a JSON schema that samples are made from. */
export interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  contentMediaType?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  oneOf?: Shape[];
  anyOf?: Shape[];
}

/** What a caller says of themself, by the name of the field. */
export type Own = Record<string, string>;

const formats: Record<string, string> = { email: 'sample@example.com', 'date-time': '2097-01-01T09:00:00Z' };

/** A text that the shape takes, without reading its pattern: digits, else letters. */
function makeText({ format = '', pattern, minLength = 1 }: Shape): string {
  if (format in formats) return formats[format] ?? '';
  const digits = pattern && /\\d\{(\d+)\}/.exec(pattern)?.[1];
  return digits ? '1'.repeat(Number(digits)) : 'sample'.padEnd(minLength, 'x');
}

/** Whether this reading of a body is the one that fits the caller. */
const fits = ({ properties = {} }: Shape, own: Own) =>
  Object.entries(properties).every(([name, { enum: values }]) => !values || !own[name] || values.includes(own[name]));

/** A value that the shape takes: its own example where it has one, and what the caller says of themself. */
export function makeSample(shape: Shape, own: Own): unknown {
  const readings = shape.oneOf ?? shape.anyOf;
  if (readings) return makeSample(readings.find((each) => fits(each, own)) ?? readings[0] ?? {}, own);
  const [first] = shape.examples ?? shape.enum ?? [];
  if (first !== undefined) return first;
  if (shape.const !== undefined) return shape.const;
  if (shape.type === 'object') {
    const { properties = {}, required = [] } = shape;
    return Object.fromEntries(
      required.map((name) => {
        const property = properties[name] ?? {};
        const mine = own[name];
        const isMine = mine !== undefined && (!property.enum || property.enum.includes(mine));
        return [name, isMine ? mine : makeSample(property, own)];
      }),
    );
  }
  if (shape.type === 'string') return makeText(shape);
  if (shape.type === 'array') return [];
  return shape.type === 'boolean' ? true : shape.type === 'null' ? null : 1;
}
