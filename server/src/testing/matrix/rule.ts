import type { Access } from '../../openapi/access.ts';
import type { ItemState } from './items.ts';
import type { MatrixRole } from './people.ts';

/** The refusal that a call has to answer, or `admitted`. */
export type Expected = 'admitted' | { status: 401 | 403 | 404; code: string };

/** What the guard of the call says to this role. */
export function expectAdmission(caller: Access['caller'], role: MatrixRole): Expected {
  if (caller === 'everyone') return 'admitted';
  if (role === 'visitor' || role === 'deleted') return { status: 401, code: 'NOT_SIGNED_IN' };
  if (caller === 'verified member' && role === 'unverified') return { status: 403, code: 'NOT_VERIFIED' };
  if (caller === 'administrator' && role !== 'administrator') return { status: 403, code: 'NOT_ALLOWED' };
  return 'admitted';
}

const missing = { status: 404, code: 'NOT_FOUND' } as const;

/** What the call answers about an item in this state, to somebody whom the guard let call. */
export function expectReach({ caller, item }: Access, role: MatrixRole, state: ItemState): Expected {
  const admission = expectAdmission(caller, role);
  if (admission !== 'admitted' || item === undefined) return admission;
  if (state === 'missing') return missing;
  const isPrivileged = role === 'owner' || role === 'administrator';
  switch (item.reach) {
    case 'every':
      return 'admitted';
    case 'own':
      return role === 'owner' ? 'admitted' : missing;
    case 'readable':
      return isPrivileged || state === 'public' ? 'admitted' : missing;
    case 'author':
      return isPrivileged ? 'admitted' : state === 'public' ? { status: 403, code: 'NOT_ALLOWED' } : missing;
  }
}
