interface Next {
  value: string;
  /** Where the focus goes. */
  box: number;
}

export const digitAt = (value: string, box: number) => (value[box] ?? '').trim();

function put(value: string, box: number, digit: string) {
  const digits = value.padEnd(6).split('');
  digits[box] = digit;
  return digits.join('').trimEnd();
}

/** Exactly six digits, or nothing at all; blanks around them are forgiven. */
export function paste(text: string): Next | undefined {
  const code = text.trim();
  return /^\d{6}$/.test(code) ? { value: code, box: 5 } : undefined;
}

/** What was typed into one box before the page answered goes on into the next ones. */
const spread = (value: string, box: number, digits: string): Next => ({
  value: digits.split('').reduce((all, digit, place) => put(all, box + place, digit), value),
  box: box + digits.length,
});

/** A box holds what was typed last; a phone that fills in the whole code puts it all into one box. */
export function type(value: string, box: number, text: string): Next | undefined {
  if (text === '') return { value: put(value, box, ' '), box };
  const whole = paste(text);
  if (whole) return whole;
  if (digitAt(value, box) === '' && /^\d\d+$/.test(text)) return spread(value, box, text.slice(0, 6 - box));
  const digit = text.replace(digitAt(value, box), '').match(/\d/)?.[0] ?? (/^\d+$/.test(text) ? text[0] : undefined);
  return digit === undefined ? undefined : { value: put(value, box, digit), box: box + 1 };
}

/** Empties a box; in an empty one goes back and empties the one before. */
export function backspace(value: string, box: number): Next {
  const target = digitAt(value, box) === '' ? Math.max(box - 1, 0) : box;
  return { value: put(value, target, ' '), box: target };
}
