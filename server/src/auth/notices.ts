import type { Role } from '@cyberharbour/shared-api/contract';
import { defineMail, isolate, type Letter, type MailTemplate, type SamplesOf } from '../mail/letter.ts';
import type { Visit } from '../sessions/visit.ts';

interface Notice extends Partial<Pick<Letter, 'kind' | 'button' | 'closing' | 'why'>> {
  subject: string;
  sentence: string;
}

const unlessStated = {
  kind: 'notice',
  button: { text: 'Choose a new password', url: '/forgot-password' },
  closing: ['If this was not you, choose a new password now and answer this email.'],
  why: 'You get this because something changed on your CyberHarbour account.',
} as const;

/**
 * Tells the owner of an account that it was changed: whoever did not do it learns of it at once. Unless it says
 * otherwise, it leads to a new password.
 */
export const defineNotice = <Facts extends unknown[]>(
  write: (...facts: Facts) => Notice,
  samplesOf: SamplesOf<Facts>,
): MailTemplate<Facts> =>
  defineMail((...facts: Facts) => {
    const { sentence, ...notice } = write(...facts);
    return { ...unlessStated, paragraphs: [sentence], ...notice };
  }, samplesOf);

export const passwordNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour password was changed',
    sentence: 'The password of your account was just changed, and every device was signed out.',
  }),
  (of) => ({ 'password-changed': of() }),
);

/** By somebody who was signed in and knew the password. */
export const ownPasswordNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour password was changed',
    sentence:
      'The password of your account was just changed by a signed-in device, and every other device was signed out.',
  }),
  (of) => ({ 'password-changed-by-a-device': of() }),
);

/** Mails about a sign-in have a kind of their own: many sign-ins are not many mails. */
export const signInMail = 'sign-in';

const timeInMails = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export const newDeviceNotice = defineNotice(
  ({ device, network }: Visit, at: number, url: string) => ({
    kind: signInMail,
    subject: 'A new device signed in to your CyberHarbour account',
    sentence: `Somebody signed in to your account on a device that we do not know: ${device}, network ${network}, ${timeInMails.format(at)} UTC. If this was you, there is nothing to do.`,
    button: { text: 'This was not me', url },
    closing: [
      'The link signs every device out and makes the password void, so that you can choose a new one. It works for seven days.',
    ],
    why: 'You get this because somebody signed in to your CyberHarbour account.',
  }),
  (of) => ({
    'new-device': of(
      { device: 'Firefox on Windows', network: '203.0.113.x' },
      Date.UTC(2026, 10, 21, 22, 5),
      '/api/auth/report?token=sample',
    ),
  }),
);

const wayBack = (url: string) => ({
  button: { text: 'This was not me', url },
  closing: ['The link works for seven days.'],
});

/** To the old address. It names the new one, so that a typing mistake is seen too. */
export const emailRequestedNotice = defineNotice(
  (email: string, url: string) => ({
    subject: 'A new email address for your CyberHarbour account',
    sentence: `Somebody with your password asked to change the email address of your account to ${isolate(email)}. It stays as it is until that address is confirmed. If this was not you, keep your address with this link.`,
    ...wayBack(url),
  }),
  (of, theirs) => ({ 'new-email-asked-for': of(theirs('zoe.new@example.com'), '/api/user/email/keep?token=sample') }),
);

/** To the old address. */
export const emailChangedNotice = defineNotice(
  (email: string, url: string) => ({
    subject: 'Your CyberHarbour email address was changed',
    sentence: `The email address of your account was just changed to ${isolate(email)}. This address no longer signs in. If this was not you, take your account back with this link.`,
    ...wayBack(url),
  }),
  (of, theirs) => ({ 'email-changed': of(theirs('zoe.new@example.com'), '/api/user/email/keep?token=sample') }),
);

export const emailReturnedNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour account has your email address again',
    sentence:
      'The change of your email address was taken back, every device was signed out, and the old password opens nothing any more.',
    closing: ['Choose a new password to sign in again.'],
  }),
  (of) => ({ 'email-returned': of() }),
);

export const writeRoleNotice = defineNotice(
  (from: Role, to: Role) => ({
    subject: 'Your CyberHarbour role was changed',
    sentence: `An administrator changed your role from ${from} to ${to}.`,
  }),
  (of) => ({ 'role-changed': of('general', 'business') }),
);

export const businessNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour account is a business account now',
    sentence: 'Your account was just changed from general to business.',
  }),
  (of) => ({ 'business-account': of() }),
);
