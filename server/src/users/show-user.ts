import type { User } from '@cyberharbour/shared-api/contract';
import type { ReadUser } from './store.ts';

/** A user as answers show them. */
export const showUser = (row: ReadUser): User => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  hasOtp: row.open_code !== null && (row.is_verified === 0 || Boolean(row.pending_email)),
  isAccountVerified: row.is_verified === 1,
  businessName: row.business_name,
  businessAddress: row.business_address,
  businessAbn: row.business_abn,
  ...(row.pending_email && { pendingEmail: row.pending_email }),
  ...(row.deletes_at && { deletesAt: new Date(row.deletes_at).toISOString() }),
  ...(row.recovery_email && { recovery: { newEmail: row.recovery_email, at: readRecoveryTime(row) } }),
  createdAt: new Date(row.created_at).toISOString(),
});

/** Null while an administrator has to decide. */
const readRecoveryTime = ({ recovery_state, recovery_at }: ReadUser) =>
  recovery_state === 'waiting' && recovery_at ? new Date(recovery_at).toISOString() : null;
