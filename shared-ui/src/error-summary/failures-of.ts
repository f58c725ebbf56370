import type { FieldFailure } from './error-summary';

/**
 * The failures of a form as its summary lists them, by field names in their order; a sentence that several fields
 * share stands once.
 * `root` belongs to the whole form.
 */
export function failuresOf(
  errors: Record<string, { message?: string | undefined } | undefined>,
  idOf: (name: string) => string,
): FieldFailure[] {
  const said = new Map<string, string | undefined>();
  for (const [name, error] of Object.entries(errors)) {
    if (error?.message && !said.has(error.message)) said.set(error.message, name === 'root' ? undefined : idOf(name));
  }
  return [...said].map(([message, id]) => (id === undefined ? { message } : { id, message }));
}
