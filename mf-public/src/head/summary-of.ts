/** Characters that a search engine shows. */
const most = 155;

/** The beginning of a text in one line, whole words only. */
export function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))}…`;
}
