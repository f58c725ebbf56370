import { limits } from '@cyberharbour/shared-api/contract';
import type { CodePurpose } from '../database/tables.ts';
import { count, defineMail } from '../mail/letter.ts';

const words: Record<CodePurpose, { subject: string; sentence: string; not: string; why: string }> = {
  verify: {
    subject: 'Your CyberHarbour verification code',
    sentence: 'Here is your code to verify your email address:',
    not: 'If you did not create an account with us, you can ignore this email.',
    why: 'You get this because somebody asked for a code for this address.',
  },
  reset: {
    subject: 'Your CyberHarbour password reset code',
    sentence: 'Here is your code to choose a new password:',
    not: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
    why: 'You get this because somebody asked for a new password for the account with this address.',
  },
};

/** A mail that carries a code; in the text it stands alone on its line, easy to select. */
export const codeMail = defineMail(
  (purpose: CodePurpose, code: string) => {
    const { subject, sentence, not, why } = words[purpose];
    const lasts = `It lasts ${count(limits.codeLife, 'minute')}. We will never ring and ask for it. If someone does, hang up.`;
    return { kind: purpose, subject, paragraphs: [sentence], code, closing: [lasts, not], why };
  },
  (of) => ({ 'verification-code': of('verify', '042917'), 'reset-code': of('reset', '580263') }),
);
