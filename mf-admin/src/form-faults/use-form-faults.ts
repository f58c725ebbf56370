import { fieldErrors, sentence } from '@cyberharbour/shared-api';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';

/**
 * What the server found wrong with a form.
 * @param failed what is said where the server says nothing
 * @returns the lines above the form, and what each field is given
 */
export function useFormFaults(error: Error | null, failed: string) {
  const idOf = useFieldIds();
  const errors = fieldErrors(error);
  const atFields = Object.entries(errors).map(([name, message]) => ({ id: idOf(name), message }));
  return {
    summary: error && atFields.length === 0 ? [{ message: sentence(error, failed) }] : atFields,
    wiring: (name: string) => ({ id: idOf(name), error: errors[name] }),
  };
}
