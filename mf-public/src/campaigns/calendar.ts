interface Entry {
  _id: string;
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  updatedAt: string;
}

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
const text = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** DATE-TIME in UTC (3.3.5): `20270302T090000Z`. */
const moment = (at: string) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * A campaign as a calendar takes it (RFC 5545). The same campaign has the same UID, so that a later file replaces the
 * entry.
 */
export const calendarOf = ({ _id, title, description, startTime, endTime, updatedAt }: Entry, address: URL): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CyberHarbour//Campaigns//EN',
    'BEGIN:VEVENT',
    `UID:${_id}@${address.hostname}`,
    `DTSTAMP:${moment(updatedAt)}`,
    `DTSTART:${moment(startTime)}`,
    `DTEND:${moment(endTime)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${address.href}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

/** A name that every file system takes. */
export const calendarName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'campaign'
  }.ics`;
