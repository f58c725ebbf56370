import type { Role } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { writeLetter } from '../mail/letter.ts';
import { enqueue } from '../mail/store.ts';

interface Notice {
  subject: string;
  sentence: string;
}

export const passwordNotice: Notice = {
  subject: 'Your CyberHarbour password was changed',
  sentence: 'The password of your account was just changed, and every device was signed out.',
};

export const emailNotice: Notice = {
  subject: 'Your CyberHarbour email address was changed',
  sentence: 'The email address of your account was just changed. This address no longer signs in.',
};

export const writeRoleNotice = (from: Role, to: Role): Notice => ({
  subject: 'Your CyberHarbour role was changed',
  sentence: `An administrator changed your role from ${from} to ${to}.`,
});

export const businessNotice: Notice = {
  subject: 'Your CyberHarbour account is a business account now',
  sentence: 'Your account was just changed from general to business.',
};

/**
 * Tells the owner of an account, at the address given, that it was changed: whoever did not do it learns of it at once.
 */
export async function notify(
  tx: Db,
  to: { id: string; name: string; email: string },
  { subject, sentence }: Notice,
  webUrl: string,
  now: number,
): Promise<void> {
  const closing = ['If this was not you, choose a new password now and answer this email.'];
  const words = writeLetter({
    name: to.name,
    paragraphs: [sentence],
    link: { text: 'Choose a new password', url: `${webUrl}/forgot-password` },
    closing,
  });
  await enqueue(tx, { userId: to.id, kind: 'notice', recipient: to.email, subject, ...words }, now);
}
