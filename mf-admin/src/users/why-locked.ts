import type { User } from '@cyberharbour/shared-api/contract';

/** Why an account can be neither changed nor deleted here; nothing where it can. */
export function whyLocked(user: User, me: string | undefined, admins: number | undefined): string | undefined {
  if (user.role === 'admin' && admins === 1)
    return 'The last administrator can be neither changed nor deleted. Make somebody else an administrator first.';
  if (user._id === me) return 'This is your own account. Another administrator can change or delete it.';
  return undefined;
}
