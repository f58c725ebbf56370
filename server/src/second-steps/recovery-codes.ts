import { createHmac, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;
/** Without what is read as something else: 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
/** 116 bits: a quick hash is enough for them (ASVS 5.0, 6.5.2). */
const length = 24;

const makeCode = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** New ones, as they are shown once. */
export const makeRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, makeCode);

/** However it was typed: with or without dashes, in small letters. */
export const digestRecoveryCode = (codeKey: Buffer, userId: string, code: string) =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify(['recovery', userId, code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')]))
    .digest('base64url');
