import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { savedFields } from './forget-all-fields';

const keyOf = (form: string) => `${savedFields}${form}`;

/** @returns what is stored, of whatever shape: anybody may write there; empty where there is nothing */
function read(form: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')) as Record<string, unknown>;
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
