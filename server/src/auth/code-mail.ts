import { limits } from '@cyberharbour/shared-api/contract';
import type { CodePurpose } from '../database/tables.ts';
import { writeLetter } from '../mail/letter.ts';

const words: Record<CodePurpose, { subject: string; why: string; not: string }> = {
  verify: {
    subject: 'Your CyberHarbour verification code',
    why: 'Here is your code to verify your email address:',
    not: 'If you did not create an account with us, you can ignore this email.',
  },
  reset: {
    subject: 'Your CyberHarbour password reset code',
    why: 'Here is your code to choose a new password:',
    not: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
  },
};

/** A mail that carries a code; in the text it stands alone on its line, easy to select. */
export function codeMail(
  purpose: CodePurpose,
  name: string,
  code: string,
): { subject: string; text: string; html: string } {
  const { subject, why, not } = words[purpose];
  const lasts = `It lasts ${limits.codeLife} minutes. We will never ring and ask for it. If someone does, hang up.`;
  return { subject, ...writeLetter({ name, paragraphs: [why], code, closing: [lasts, not] }) };
}
