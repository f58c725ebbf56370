import { useId } from 'react';

/** Ids for the fields of one form, by their names. */
export function useIds(): (name: string) => string {
  const id = useId();
  return (name) => `${id}-${name}`;
}
