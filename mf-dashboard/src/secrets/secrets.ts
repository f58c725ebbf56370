/** Something in a text that should not be public. */
export interface Secret {
  kind: 'password' | 'card' | 'tax file number';
  value: string;
  /** What of it may be shown. */
  masked: string;
}

const taxFileWeights = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const abnDigits = 11;
const shortestCard = 13;
const longestCard = 19;
const ending = 4;

const digitsOf = (text: string) => Array.from(text, Number);
const allTheSame = (text: string) => new Set(text).size === 1;

/** The check of the Australian Taxation Office: the weighted digits are a multiple of eleven. */
const isTaxFileNumber = (text: string) =>
  text.length === taxFileWeights.length &&
  !allTheSame(text) &&
  digitsOf(text).reduce((sum, digit, place) => sum + digit * (taxFileWeights[place] ?? 0), 0) % 11 === 0;

/** Luhn: from the right, every second digit counts twice. */
function isCard(text: string) {
  if (text.length < shortestCard || text.length > longestCard || allTheSame(text)) return false;
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

const maskedCard = (text: string) => `•••• ${text.slice(-ending)}`;
const maskedTaxFileNumber = (text: string) => `••• ••• ${text.slice(-3)}`;

function numberIn(groups: string[]): Secret | undefined {
  const value = groups.join('');
  if (isCard(value)) return { kind: 'card', value, masked: maskedCard(value) };
  const isGrouped = groups.length === 1 || groups.every((group) => group.length === 3);
  if (isGrouped && isTaxFileNumber(value))
    return { kind: 'tax file number', value, masked: maskedTaxFileNumber(value) };
  return undefined;
}

/**
 * Groups of digits that stand together, longest combination first. An ABN is public: it is no secret, nor is any part
 * of it.
 */
function numbersIn(groups: string[]): Secret[] {
  if (groups.join('').length === abnDigits) return [];
  for (let size = groups.length; size > 0; size -= 1) {
    for (let from = 0; from + size <= groups.length; from += 1) {
      const secret = numberIn(groups.slice(from, from + size));
      if (secret) return [...numbersIn(groups.slice(0, from)), secret, ...numbersIn(groups.slice(from + size))];
    }
  }
  return [];
}

/** A word right after `password:`, `password is` or the like; a sentence about passwords has none. */
const spokenPassword =
  /\b(?:password|passphrase|passcode|pin)\b[ \t]*(?::|=|\bis[ \t]*:)[ \t]*(\S{4,})|\b(?:password|passphrase|passcode|pin)[ \t]+is[ \t]+((?=\S*\d)\S{4,})/giu;

/** What in a text looks like a password, a card number or a tax file number. */
export function secretsIn(text: string): Secret[] {
  const numbers = [...text.matchAll(/\d+(?:[ -]\d+)*/g)].flatMap(([run]) => numbersIn(run.split(/[ -]/)));
  const passwords = [...text.matchAll(spokenPassword)].map(([, named, spoken]): Secret => ({
    kind: 'password',
    value: named ?? spoken ?? '',
    masked: '••••••',
  }));
  return [...passwords, ...numbers];
}
