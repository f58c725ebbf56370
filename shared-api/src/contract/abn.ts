const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const modulus = 89;

/**
 * Whether the check digits of an Australian Business Number fit; it says nothing about whose it is, or whether it was
 * given to anybody.
 * Source: Australian Business Register, "Format of the ABN", https://abr.business.gov.au/Help/AbnFormat: subtract 1
 * from the first digit, weigh the
 * digits, and the sum is a multiple of 89.
 */
function isAbn(text: string): boolean {
  const number = text.replaceAll(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const digits = Array.from(number, Number);
  return (
    (digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) - (weights[0] ?? 0)) % modulus === 0
  );
}

/**
 * A number that cannot be right is pointed out, never refused: the register knows better than a sum. `undefined` is
 * nothing to point out.
 */
export const abnDoubt = (text: string): string | undefined =>
  text.trim() === '' || isAbn(text)
    ? undefined
    : 'This does not look like an ABN: its check digits do not fit. Please look again. If it is right, go on.';
