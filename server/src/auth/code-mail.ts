import { limits } from '@cyberharbour/shared-api/contract';
import type { CodePurpose } from '../platform/database/tables.ts';

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

/** Both parts of a mail that carries a code; in the text it stands alone on its line, easy to select. */
export function codeMail(purpose: CodePurpose, name: string, code: string): { subject: string; text: string; html: string } {
  const { subject, why, not } = words[purpose];
  const lasts = `It lasts ${limits.codeLife} minutes. We will never ring and ask for it. If someone does, hang up.`;
  const text = [`Hello ${name},`, why, code, lasts, not, 'CyberHarbour'].join('\n\n');
  const html = [
    '<!doctype html><html lang="en-AU"><body>',
    `<p>Hello ${escapeHtml(name)},</p><p>${why}</p>`,
    `<p><strong style="font-size:1.75em;letter-spacing:.2em">${code}</strong></p>`,
    `<p>${lasts}</p><p>${not}</p><p>CyberHarbour</p>`,
    '</body></html>',
  ].join('\n');
  return { subject, text, html };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
