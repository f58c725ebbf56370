import type { Context } from '../context.ts';
import type { Tx } from '../database/transact.ts';
import { tokenFor } from '../mail/link-tokens.ts';
import { sendMail } from '../mail/send-mail.ts';
import { listSentSince } from '../mail/store.ts';
import type { Visit } from '../sessions/visit.ts';
import type { LockedUser } from '../users/store.ts';
import { newDeviceNotice, signInMail } from './notices.ts';
import { hour } from '../clock/durations.ts';

/** More in an hour say nothing that these did not. */
const mostAnHour = 5;

/**
 * Somebody signed in on a device that did not sign in to this account before: its owner hears of it, with a link for
 * "this was not me". `entry` is the sign-in, as the activity of the account has it.
 */
export async function notifyOfDevice(
  { codeKey, publicApiUrl, webUrl }: Context,
  tx: Tx,
  user: LockedUser,
  visit: Visit,
  entry: string,
  now: number,
): Promise<void> {
  const sent = await listSentSince(tx, { userId: user.id }, signInMail, { from: now - hour, to: now });
  if (sent.length >= mostAnHour) return;
  const url = `${publicApiUrl}/api/auth/report?token=${tokenFor(codeKey, 'login:report', entry)}`;
  await sendMail(tx, user, newDeviceNotice(visit, now, url), webUrl, now);
}
