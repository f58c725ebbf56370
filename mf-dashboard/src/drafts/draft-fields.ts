import type { DraftFields } from '@cyberharbour/shared-api/drafts';

export const differs = (one: object, other: object): boolean => {
  const values = new Map(Object.entries(other));
  return Object.entries(one).some(([name, value]) => value !== values.get(name));
};

const fits = (kept: unknown, stored: unknown) =>
  typeof stored === 'string' ? typeof kept === 'string' : kept instanceof File;

/** What a form holds, with what was kept of it laid over; what the form does not know stays out. */
export const laidOver = <Fields extends object>(stored: Fields, kept: DraftFields): Fields => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => (fits(kept[name], value) ? [[name, kept[name]]] : [])),
  ),
});
