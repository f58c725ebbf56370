import type { Role } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Visit } from '../sessions/visit.ts';
import { enqueue } from '../mail/store.ts';

export interface Notice {
  /** Of mails, for their turn and their limits. */
  kind?: string;
  subject: string;
  sentence: string;
  /** By default it leads to a new password. */
  link?: { text: string; url: string };
  closing?: string[];
}

export const passwordNotice: Notice = {
  subject: 'Your CyberHarbour password was changed',
  sentence: 'The password of your account was just changed, and every device was signed out.',
};

/** By somebody who was signed in and knew the password. */
export const ownPasswordNotice: Notice = {
  subject: 'Your CyberHarbour password was changed',
  sentence:
    'The password of your account was just changed by a signed-in device, and every other device was signed out.',
};

/** Mails about a sign-in have a kind of their own: many sign-ins are not many mails. */
export const signInMail = 'sign-in';

const timeInMails = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export const newDeviceNotice = ({ device, network }: Visit, at: number, url: string): Notice => ({
  kind: signInMail,
  subject: 'A new device signed in to your CyberHarbour account',
  sentence: `Somebody signed in to your account on a device that we do not know: ${device}, network ${network}, ${timeInMails.format(at)} UTC. If this was you, there is nothing to do.`,
  link: { text: 'This was not me', url },
  closing: [
    'The link signs every device out and makes the password void, so that you can choose a new one. It works for seven days.',
  ],
});

const wayBack = (url: string) => ({
  link: { text: 'This was not me', url },
  closing: ['The link works for seven days.'],
});

/** To the old address. It names the new one, so that a typing mistake is seen too. */
export const emailRequestedNotice = (email: string, url: string): Notice => ({
  subject: 'A new email address for your CyberHarbour account',
  sentence: `Somebody with your password asked to change the email address of your account to ${email}. It stays as it is until that address is confirmed. If this was not you, keep your address with this link.`,
  ...wayBack(url),
});

/** To the old address. */
export const emailChangedNotice = (email: string, url: string): Notice => ({
  subject: 'Your CyberHarbour email address was changed',
  sentence: `The email address of your account was just changed to ${email}. This address no longer signs in. If this was not you, take your account back with this link.`,
  ...wayBack(url),
});

export const emailReturnedNotice: Notice = {
  subject: 'Your CyberHarbour account has your email address again',
  sentence:
    'The change of your email address was taken back, every device was signed out, and the old password opens nothing any more.',
  closing: ['Choose a new password to sign in again.'],
};

export const writeRoleNotice = (from: Role, to: Role): Notice => ({
  subject: 'Your CyberHarbour role was changed',
  sentence: `An administrator changed your role from ${from} to ${to}.`,
});

export const businessNotice: Notice = {
  subject: 'Your CyberHarbour account is a business account now',
  sentence: 'Your account was just changed from general to business.',
};

const notYou = ['If this was not you, choose a new password now and answer this email.'];

/**
 * Tells the owner of an account, at the address given, that it was changed: whoever did not do it learns of it at once.
 */
export async function notify(
  tx: Db,
  to: { id: string; name: string; email: string },
  { kind = 'notice', subject, sentence, link, closing = notYou }: Notice,
  webUrl: string,
  now: number,
): Promise<void> {
  const words = writeLetter({
    name: to.name,
    paragraphs: [sentence],
    link: link ?? { text: 'Choose a new password', url: `${webUrl}/forgot-password` },
    closing,
  });
  await enqueue(tx, { userId: to.id, kind, recipient: to.email, subject, ...words }, now);
}
