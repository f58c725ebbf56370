import type { DraftFields } from '@cyberharbour/shared-api/drafts';

export const differs = (one: object, other: object): boolean => {
  const values = new Map(Object.entries(other));
  return Object.entries(one).some(([name, value]) => value !== values.get(name));
};

const fits = (saved: unknown, stored: unknown) =>
  typeof stored === 'string' ? typeof saved === 'string' : saved instanceof File;

/** What a form holds, with what was saved of it laid over; what the form does not know stays out. */
export const mergeDraft = <Fields extends object>(stored: Fields, saved: DraftFields): Fields => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => (fits(saved[name], value) ? [[name, saved[name]]] : [])),
  ),
});
