import { defineNotice } from '../auth/notices.ts';
import { defineMail, isolate } from '../mail/letter.ts';
import { formatDay } from '../account-deletion/notices.ts';

const sampleDay = Date.UTC(2026, 11, 5);
const stopUrl = '/api/auth/recovery/stop?token=sample';

/** To the new address, whether or not there is an account: whoever reads it learns nothing by it. */
export const confirmMail = defineMail(
  (url: string) => ({
    kind: 'notice',
    subject: 'Confirm this address for your CyberHarbour account',
    paragraphs: [
      'Somebody asked us for a way back into an account, and gave this address as theirs. If this was you, confirm it.',
    ],
    button: { text: 'This is my address', url },
    closing: ['The link works for a day. If you did not ask for this, ignore this email: nothing happens then.'],
    why: 'You get this because somebody named this address as the new one of an account.',
  }),
  (of) => ({ 'recovery-address': of('/api/auth/recovery/confirm?token=sample') }),
);

const stop = (url: string) => ({
  button: { text: 'This was not me: stop it', url },
  closing: ['The link needs no password, and it opens nothing. A device that is signed in can stop it too.'],
});

/** To every address that the account has, or had until lately. */
export const requestedNotice = defineNotice(
  (newEmail: string, url: string) => ({
    subject: 'Somebody asked us to let them into your CyberHarbour account',
    sentence: `Somebody says that they cannot read this address any more, and asked us to give your account the address ${isolate(newEmail)}. An administrator looks at it. If this was not you, stop it now.`,
    ...stop(url),
  }),
  (of, theirs) => ({ 'recovery-requested': of(theirs('mei.new@example.com'), stopUrl) }),
);

export const startedNotice = defineNotice(
  (
    { newEmail, at, removesSecondSteps }: { newEmail: string; at: number; removesSecondSteps: boolean },
    url: string,
  ) => ({
    subject: `Your CyberHarbour account will be handed over on ${formatDay(at)}`,
    sentence: `On ${formatDay(at)} your account gets the address ${isolate(newEmail)}, every device is signed out, and the password is void.${removesSecondSteps ? ' Every second step is removed.' : ''} If this was not you, stop it before that day.`,
    ...stop(url),
  }),
  (of, theirs) => ({
    'recovery-started': of(
      { newEmail: theirs('mei.new@example.com'), at: sampleDay, removesSecondSteps: false },
      stopUrl,
    ),
    'recovery-started-without-second-steps': of(
      { newEmail: theirs('mei.new@example.com'), at: sampleDay, removesSecondSteps: true },
      stopUrl,
    ),
  }),
);

/** To the new address. */
export const waitMail = defineMail(
  (at: number) => ({
    kind: 'notice',
    subject: `You get back into your CyberHarbour account on ${formatDay(at)}`,
    paragraphs: [
      `On ${formatDay(at)} your account gets this address. Until then its old address and its signed-in devices can stop it, so that nobody takes an account that is not theirs. You need do nothing: we write to you on that day.`,
    ],
    why: 'You get this because you asked for a way back into your CyberHarbour account.',
  }),
  (of) => ({ 'recovery-waits': of(sampleDay) }),
);

/** To the new address, once the account has it. */
export const doneMail = defineMail(
  (removesSecondSteps: boolean) => ({
    kind: 'notice',
    subject: 'Your CyberHarbour account has this address now',
    paragraphs: [
      `Your account has this address now. The old password is void, and every device was signed out.${removesSecondSteps ? ' Your second steps were removed: add another one under Security.' : ''}`,
    ],
    button: { text: 'Choose a new password', url: '/forgot-password' },
    why: 'You get this because you asked for a way back into your CyberHarbour account.',
  }),
  (of) => ({ 'recovery-done': of(false), 'recovery-done-without-second-steps': of(true) }),
);

export const stoppedNotice = defineNotice(
  () => ({
    subject: 'Your CyberHarbour account was not handed over',
    sentence:
      'A request to give your account another address was stopped: by the link of our email, by a signed-in device, or by an administrator. Your account stays as it is.',
  }),
  (of) => ({ 'recovery-stopped': of() }),
);

/** To the new address. */
export const endedMail = defineMail(
  () => ({
    kind: 'notice',
    subject: 'We could not let you into a CyberHarbour account',
    paragraphs: [
      'Your request was stopped, or an administrator could not make sure that the account is yours. Nothing was changed.',
    ],
    closing: ['If the account is yours, answer this email, or ask again.'],
    why: 'You get this because you asked for a way back into a CyberHarbour account.',
  }),
  (of) => ({ 'recovery-ended': of() }),
);

/** To administrators. */
export const helpMail = defineMail(
  (url: string) => ({
    kind: 'notice',
    subject: 'A member asks to be let in again',
    paragraphs: [
      'A member cannot read the email of their account any more, or lost their second steps. The list of users shows the request, and how to make sure who it is.',
    ],
    button: { text: 'Look at the request', url },
    why: 'You get this because you are an administrator of CyberHarbour.',
  }),
  (of) => ({ 'recovery-for-administrators': of('/admin/users') }),
);
