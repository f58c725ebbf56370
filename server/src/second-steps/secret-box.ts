import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (codeKey: Buffer) => Buffer.from(hkdfSync('sha256', codeKey, '', 'second-step secrets', 32));

/** Encrypts for the database (AES-256-GCM), bound to the row that it is stored in. */
export function sealSecret(codeKey: Buffer, rowId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(codeKey), nonce).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for a secret of another row or of another key. */
export function openSecret(codeKey: Buffer, rowId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(codeKey), nonce).setAAD(Buffer.from(rowId)).setAuthTag(tag);
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
