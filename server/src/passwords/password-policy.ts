import { fieldError, HttpError } from '../http/http-error.ts';
import { leastPassword, type PasswordPolicy } from '../settings/settings.ts';

/** What is guessed here before anything else, because it stands on the page. */
const ours = 'cyberharbour';
const stolen = 'That password is on every list of stolen ones. Please choose another.';
const own = 'That password is too near to your e-mail address or to our name. Please choose another.';

let list: Promise<Set<string>> | undefined;
/** The 49,000 that are tried first; in memory once the first password was chosen. */
const guessedFirst = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** Whether a password is one of those that are tried first, because it leaked from somewhere. */
export const isLeaked = async (password: string) => (await guessedFirst()).has(password.toLowerCase());

/**
 * The documented policy takes a leaked password from a member, with a warning.
 * @returns a sentence, or undefined
 */
export const warnOfLeaked = async (password: string) =>
  (await isLeaked(password))
    ? 'That password is on every list of stolen ones. Please change it under Security before somebody else uses it.'
    : undefined;

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
 * Refuses by every policy what is too short for it and what is our name or the address; the stricter ones (OWASP ASVS
 * 5.0, 6.2; NIST SP 800-63B-4, 3.1.1.2) leaked passwords too, and those words with figures and signs behind them.
 */
export async function refuseWeak(policy: PasswordPolicy, { field, password, email }: Chosen): Promise<void> {
  if (password.length < leastPassword[policy])
    throw fieldError(field, `Password must be at least ${leastPassword[policy]} characters.`);
  const isStrict = policy !== 'documented';
  if (isStrict && (await isLeaked(password))) throw fieldError(field, stolen);
  const plain = password.toLowerCase();
  // Figures and signs behind a word are the first thing that a guesser adds.
  const word = plain.replace(/[\d\W_]+$/, '');
  const address = email.trim().toLowerCase();
  if (
    [plain, ...(isStrict ? [word] : [])].some(
      (each) => each !== '' && [ours, address, address.split('@')[0]].includes(each),
    )
  )
    throw fieldError(field, own);
}
