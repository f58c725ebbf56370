import * as z from 'zod';

/** A setting that cannot work; the message is one sentence that names it. */
export class WrongSetting extends Error {}

/** What a setting means: the row of README's table about it. */
export interface SettingMeaning {
  unset: string;
  set: string;
}

/** A variable that `read` makes a value of; null stands for unset. */
export const variable = <Value>(unset: string, set: string, read: (value: string | null) => Value) =>
  z
    .string()
    .nullable()
    .transform(read)
    .meta({ unset, set } satisfies SettingMeaning);

export function readPort(name: string, value: string | null, unset: number): number {
  if (value === null) return unset;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535)
    throw new WrongSetting(`${name} must be a port between 1 and 65535, not "${value}".`);
  return number;
}

export function readAddress(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null;
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new WrongSetting(`${name} must be an address that starts with ${starts}.`);
  return value;
}

export function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new WrongSetting(`${name} must be made of origins such as https://www.example.org, not "${value}".`);
  }
  return url.origin;
}

export function readOneOf<Value extends string>(
  name: string,
  value: string | null,
  allowed: readonly Value[],
  unset: Value,
): Value {
  if (value === null) return unset;
  const found = allowed.find((each) => each === value);
  if (!found)
    throw new WrongSetting(`${name} must be ${allowed.join(', ').replace(/, ([^,]*)$/, ' or $1')}, not "${value}".`);
  return found;
}

export function readProxies(value: string | null): number {
  const number = { true: 1, false: 0 }[value ?? 'false'] ?? Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 9)
    throw new WrongSetting(`TRUST_PROXY must be true, false or how many proxies stand in front, not "${value}".`);
  return number;
}

function readCount(name: string, value: string | null, unset: number): number {
  const number = Number(value ?? unset);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new WrongSetting(`${name} must be a whole number above 0, not "${value}".`);
  return number;
}

/** A variable that is a whole number above 0. */
export const countVariable = (name: string, unset: number, set: string) =>
  variable(String(unset), set, (value) => readCount(name, value, unset));

/** Days, or null for `off`. */
export function readGrace(value: string | null): number | null {
  if (value === 'off') return null;
  const days = Number(value ?? 7);
  if (!Number.isSafeInteger(days) || days < 0)
    throw new WrongSetting(`ADMIN_SECOND_STEP_DAYS must be a number of days, or off, not "${value}".`);
  return days;
}

export function readSecret(name: string, value: string | null): string | null {
  if (value !== null && value.length < 32) throw new WrongSetting(`${name} must have at least 32 characters.`);
  return value;
}

export function readScale(value: string | null): number {
  const number = Number(value ?? 1);
  if (!Number.isFinite(number) || number <= 0)
    throw new WrongSetting(`RATE_LIMIT_SCALE must be a number above 0, not "${value}".`);
  return number;
}

/** `name`: where it was given, for the sentence. Throws WrongSetting. */
export function readAdminEmail(value: string, name = 'ADMIN_EMAIL'): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    throw new WrongSetting(`${name} must be an e-mail address, not "${value}".`);
  return value.toLowerCase();
}

/** `name@host`, or `Name <name@host>`. */
export function readSender(name: string, value: string): string {
  if (!/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value))
    throw new WrongSetting(`${name} must be an e-mail address, or a name with one in angle brackets, not "${value}".`);
  return value;
}
