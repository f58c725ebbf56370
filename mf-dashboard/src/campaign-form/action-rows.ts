/** One action as the form shows it. The form holds all of them as one text: a line each, the address behind a tab. */
export interface ActionRow {
  text: string;
  guide: string;
}

const blank: ActionRow = { text: '', guide: '' };

/** At least one row, so that there is something to write in. */
export function toRows(lines: string): ActionRow[] {
  if (lines === '') return [blank];
  return lines.split('\n').map((line) => {
    const [text = '', guide = ''] = line.split('\t');
    return { text, guide };
  });
}

const plain = (value: string) => value.replaceAll(/[\t\r\n]/g, ' ');

export const toLines = (rows: readonly ActionRow[]): string =>
  rows.map(({ text, guide }) => (guide === '' ? plain(text) : `${plain(text)}\t${plain(guide)}`)).join('\n');
