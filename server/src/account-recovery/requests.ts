import type { RecoveryRequest } from '@cyberharbour/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transact.ts';
import { fieldError } from '../http/http-error.ts';
import { takeEvenTime } from '../http/even-timing.ts';
import { tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import { readVisit } from '../sessions/visit.ts';
import { normalizeEmail } from '../users/email-address.ts';
import * as users from '../users/store.ts';
import { confirmMail } from './notices.ts';
import { countProofs, readProofs } from './proofs.ts';
import * as store from './store.ts';
import { day } from '../clock/durations.ts';

/** How long the new address may take to be confirmed. */
const confirmLife = day;

/**
 * Somebody asks for a way back into an account. Whether there is one, and what they proved, shows in nothing: the
 * answer is the same, and the new address gets the same mail.
 */
export async function requestRecovery(context: Context, form: RecoveryRequest, request: FastifyRequest): Promise<void> {
  const { db, limits, clock, codeKey, publicApiUrl, webUrl } = context;
  const [email, newEmail] = [normalizeEmail(form.email), normalizeEmail(form.newEmail)];
  const isLost = form.secondStep === 'lost';
  if (email === newEmail && !isLost)
    throw fieldError('newEmail', 'You can read that email: choose a new password with it, or name another one.');
  await limits.recoveriesPerAddress.take(request.ip);
  await limits.recoveriesPerAccount.take(email);
  await limits.recoveriesPerRecipient.take(newEmail);
  await takeEvenTime(async () => {
    const known = await users.findLogin(db, email);
    const proofs = await readProofs(context, form, { email, known, request });
    await transact(db, async (tx) => {
      const user = known && (await users.lockUser(tx, known.id));
      const isProved = user ? (await countProofs(context, tx, user, proofs, request)) >= 2 : false;
      const now = clock();
      const row = {
        id: newId(),
        user_id: user?.id ?? null,
        new_email: newEmail,
        state: 'asked' as const,
        // Who removes second steps has to be seen by an administrator, whatever else they know.
        is_proved: isProved && !isLost ? (1 as const) : (0 as const),
        removes_second_steps: isLost ? (1 as const) : (0 as const),
        message: (user && form.message) || null,
        ...readVisit(request),
        checked_by: null,
        created_at: now,
        due_at: now + confirmLife,
        is_reminded: 0 as const,
      };
      await store.insertRecovery(tx, row);
      const url = `${publicApiUrl}/api/auth/recovery/confirm?token=${tokenFor(codeKey, 'recovery:confirm', row.id)}`;
      await sendMail(tx, { id: row.user_id, email: newEmail }, confirmMail(url), webUrl, now);
    });
  });
  context.wakeMail();
}
