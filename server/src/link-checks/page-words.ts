const hidden = ['script', 'style', 'noscript', 'template', 'svg'];

/** The words of a page that people read. Every character is looked at once, whatever the page is made of. */
export function pageWords(html: string): string {
  const lower = html.toLowerCase();
  const words: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      words.push(html.slice(at));
      break;
    }
    words.push(html.slice(at, open));
    const name = hidden.find((each) => lower.startsWith(each, open + 1));
    const end = name === undefined ? open : lower.indexOf(`</${name}`, open);
    const close = end === -1 ? -1 : html.indexOf('>', end);
    if (close === -1) break;
    at = close + 1;
  }
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
