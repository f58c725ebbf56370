import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const start = 'cyberharbour:typed:';
const keyOf = (form: string) => `${start}${form}`;

function read(form: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A browser may refuse to save anything; what is typed then lasts as long as the page. */
function write(form: string, fields: object | undefined) {
  try {
    if (fields) sessionStorage.setItem(keyOf(form), JSON.stringify(fields));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    return;
  }
}

/** Takes away what was typed into a form, once it was sent. */
export const forgetFields = (form: string) => write(form, undefined);

/** Takes away what was typed into all forms of this tab: who comes to it next is somebody else. */
export function forgetAllFields() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(start)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * What is typed into a form outlives a reload, in this tab and no longer.
 * @param names names of the fields; a password or a code is never among them
 * @returns what forgets it, once it was sent
 */
export function useSavedFields<Fields extends FieldValues>(
  form: string,
  { getValues, setValue, subscribe }: UseFormReturn<Fields>,
  names: readonly Path<Fields>[],
): () => void {
  const putBack = useEffectEvent(() => {
    const before = read(form);
    for (const name of names) {
      const [now, then] = [getValues(name) as unknown, before[name]];
      // Neither what came with the page nor what was typed meanwhile is overwritten.
      if (!now && typeof then === typeof now) setValue(name, then as PathValue<Fields, Path<Fields>>);
    }
  });
  const save = useEffectEvent(() => write(form, Object.fromEntries(names.map((name) => [name, getValues(name)]))));
  useEffect(() => {
    putBack();
    return subscribe({ formState: { values: true }, callback: () => save() });
  }, [subscribe]);
  return () => forgetFields(form);
}
