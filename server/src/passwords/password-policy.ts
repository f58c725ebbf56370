import { fieldError, HttpError } from '../http/http-error.ts';
import { leastPassword, type PasswordPolicy } from '../settings/settings.ts';

/** What is guessed here before anything else, because it stands on the page. */
const ours = 'cyberharbour';
const stolen = 'That password is on every list of stolen ones. Please choose another.';
const own = 'That password is too near to your e-mail address or to our name. Please choose another.';

let list: Promise<Set<string>> | undefined;
/** The 49,000 that are tried first; in memory only where a policy asks for them. */
const guessedFirst = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** Whether a password is one of those that are tried first, because it leaked from somewhere. */
export const isLeaked = async (password: string) => (await guessedFirst()).has(password.toLowerCase());

/** Administrators choose no leaked one, whatever the policy. */
export const leakedError = (field: string) => fieldError(field, stolen);

/** An account may have become an administrator's after its password was chosen. */
export async function refuseLeakedLogin(password: string): Promise<void> {
  if (await isLeaked(password))
    throw new HttpError(
      403,
      'PASSWORD_LEAKED',
      'Your password is on every list of stolen ones, and opens no administrator’s account. Choose a new one by “Forgot your password?”.',
    );
}

interface Chosen {
  /** The field that it came in. */
  field: string;
  password: string;
  email: string;
}

/**
 * Stricter rules by setting (OWASP ASVS 5.0, 6.2; NIST SP 800-63B-4, 3.1.1.2); the documented one is in the contract's
 * own shape.
 */
export async function refuseWeak(policy: PasswordPolicy, { field, password, email }: Chosen): Promise<void> {
  if (password.length < leastPassword[policy])
    throw fieldError(field, `Password must be at least ${leastPassword[policy]} characters.`);
  if (policy === 'documented') return;
  const plain = password.toLowerCase();
  if ((await guessedFirst()).has(plain)) throw fieldError(field, stolen);
  // Figures and signs behind a word are the first thing that a guesser adds.
  const word = plain.replace(/[\d\W_]+$/, '');
  const address = email.trim().toLowerCase();
  if ([plain, word].some((each) => each !== '' && [ours, address, address.split('@')[0]].includes(each)))
    throw fieldError(field, own);
}
