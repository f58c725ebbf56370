import { defineNotice } from '../auth/notices.ts';
import { isolate } from '../mail/letter.ts';

export const keyAddedNotice = defineNotice(
  (name: string) => ({
    subject: 'A second step was added to your CyberHarbour account',
    sentence: `“${isolate(name)}” is a second step of your account now: logging in asks for one.`,
  }),
  (of, theirs) => ({ 'second-step-added': of(theirs('My phone')) }),
);

export const keyRemovedNotice = defineNotice(
  (name: string, isLast: boolean) => ({
    subject: 'A second step was removed from your CyberHarbour account',
    sentence: `“${isolate(name)}” is no second step of your account any more.${isLast ? ' It was the last one: the password alone opens your account now.' : ''}`,
  }),
  (of, theirs) => ({
    'second-step-removed': of(theirs('My phone'), false),
    'last-second-step-removed': of(theirs('My phone'), true),
  }),
);

export const recoveryCodesNotice = defineNotice(
  () => ({
    subject: 'New recovery codes for your CyberHarbour account',
    sentence: 'Ten new recovery codes were made for your account. Those before open nothing any more.',
  }),
  (of) => ({ 'recovery-codes': of() }),
);

export const recoveryCodesEndedNotice = defineNotice(
  () => ({
    subject: 'The recovery codes of your CyberHarbour account ended',
    sentence:
      'We replaced a key of ours, and your recovery codes open nothing any more. Your passkeys and apps do: log in with one, and make new codes under Security.',
  }),
  (of) => ({ 'recovery-codes-ended': of() }),
);

export const recoveryCodeNotice = defineNotice(
  (left: number) => ({
    subject: 'A recovery code of your CyberHarbour account was used',
    sentence: `Somebody used one of your recovery codes in place of a second step. ${left === 0 ? 'None is left: make new ones under Security.' : `${left} ${left === 1 ? 'is' : 'are'} left.`}`,
  }),
  (of) => ({ 'recovery-code-used': of(9), 'recovery-code-used-one-left': of(1), 'last-recovery-code-used': of(0) }),
);

export const unlockedNotice = defineNotice(
  () => ({
    subject: 'The second steps of your CyberHarbour account were removed',
    sentence:
      'We removed every second step of your account because we were asked to, and signed every device out. Your password alone opens it now: add a second step under Security.',
  }),
  (of) => ({ 'second-steps-removed-by-us': of() }),
);

/** The password was right, the codes were not: the first sign that a password is known. */
export const wrongCodesNotice = defineNotice(
  () => ({
    subject: 'Somebody knows your CyberHarbour password',
    sentence:
      'Somebody logged in with your password, and then gave wrong codes for your second step five times. They did not get in.',
  }),
  (of) => ({ 'password-known': of() }),
);
