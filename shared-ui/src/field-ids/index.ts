import { useId } from 'react';

/** Ids for the fields of one form, by their names: the same in every render, and no other form's. */
export function useFieldIds(): (name: string) => string {
  const id = useId();
  return (name) => `${id}-${name}`;
}
