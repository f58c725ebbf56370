import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What a resolver needs of a schema of the contract. */
export interface Schema {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

interface Options<Fields> {
  /** The body that the schema checks, where it is not the fields themselves. */
  bodyOf?: (fields: Fields) => unknown;
  /** Messages about fields that the schema does not know, by their names. */
  check?: (fields: Fields) => Record<string, string | undefined>;
}

/**
 * The resolver of every form: fields are checked by a schema of the contract, so that browser and server say the same
 * words.
 * @returns a resolver of react-hook-form. It reports the first message of each field, in the order of the fields;
 * without any, it passes on
 *   what the schema parsed, or the fields themselves where `bodyOf` made the body
 */
export const formResolver =
  <Fields extends FieldValues>(schema: Schema, { bodyOf, check }: Options<Fields> = {}): Resolver<Fields> =>
  (fields) => {
    const parsed = schema.safeParse(bodyOf ? bodyOf(fields) : fields);
    const issues = parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    const messages = new Map(issues.toReversed());
    for (const [name, message] of Object.entries(check?.(fields) ?? {}))
      if (message !== undefined) messages.set(name, message);
    if (messages.size === 0)
      return { values: parsed.success && !bodyOf ? (parsed.data as Fields) : fields, errors: {} };
    const names = new Set([...Object.keys(fields), ...messages.keys()].filter((name) => messages.has(name)));
    const errors = Object.fromEntries([...names].map((name) => [name, { type: 'rule', message: messages.get(name) }]));
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
