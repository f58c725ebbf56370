/** Octets of a line, its break not counted (RFC 5545, 3.1). */
const longest = 75;

const octetsOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A long line goes on after a break and a space; no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    octets += octetsOf(character);
    if (octets > longest) {
      folded += '\r\n ';
      octets = 1 + octetsOf(character);
    }
    folded += character;
  }
  return folded;
}

/** TEXT (3.3.11): what has a meaning of its own is escaped; other control characters are not allowed. */
export const calendarText = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** DATE-TIME in UTC (3.3.5): `20270302T090000Z`. */
export const calendarMoment = (at: string) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * A file as calendars take it (RFC 5545).
 * @param of what it is of: `Campaigns`
 * @param events the lines of each
 */
export const writeCalendar = (of: string, events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//CyberHarbour//${of}//EN`,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
