import type { PasswordPolicy } from '../platform/settings.ts';
import { wrongField } from '../platform/refusal.ts';

const least: Record<PasswordPolicy, number> = { documented: 6, asvs: 8, nist: 15 };

/** The ones that every list of leaked passwords begins with. */
const common = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321 11111111 00000000
  88888888 12341234 qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou sunshine princess
  football baseball superman welcome1 letmein1 abcd1234 abc12345 trustno1 starwars whatever computer internet michelle jennifer
  changeme admin123 australia sydney123 melbourne`.split(/\s+/),
);

/** Stricter rules by setting; the documented one is in the contract's own shape. */
export function refuseWeak(policy: PasswordPolicy, field: string, password: string): void {
  if (password.length < least[policy]) throw wrongField(field, `Password must be at least ${least[policy]} characters.`);
  if (policy !== 'documented' && common.has(password.toLowerCase())) throw wrongField(field, 'That password is on every list of stolen ones. Please choose another.');
}
