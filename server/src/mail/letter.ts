interface Letter {
  /** Whom it greets; nobody by name when it is not known. */
  name?: string | undefined;
  paragraphs: string[];
  /** Stands alone on its line, large: a code. */
  code?: string | undefined;
  link?: { text: string; url: string } | undefined;
  closing?: string[];
}

/** A mail as text and as HTML. Whatever people wrote is a text here too, never markup. */
export function writeLetter({ name, paragraphs, code, link, closing = [] }: Letter): { text: string; html: string } {
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.text}: ${link.url}`] : []),
    ...closing,
    'CyberHarbour',
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en-AU"><body>',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(code ? [`<p><strong style="font-size:1.75em;letter-spacing:.2em">${escapeHtml(code)}</strong></p>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
    ...[...closing, 'CyberHarbour'].map(paragraph),
    '</body></html>',
  ].join('\n');
  return { text, html };
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
