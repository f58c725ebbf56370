import { addressOf } from '@cyberharbour/releases';
import type { Release } from '@cyberharbour/releases';
import { openTag } from '../pages/html.ts';
import { hashSource } from '../pages/page-headers.ts';
import type { ReadFile } from './read-node-build.ts';

/**
 * Brotli bytes up to which styles stand in the document: one round trip less is worth more than what a second page
 * could take from its cache.
 */
const mostInline = 14_000;
const mostSheets = 200;

export interface PageStyles {
  /** Elements for the head, in the order of the cascade. */
  tags: (string | Buffer)[];
  /** Of the inline styles, for the policy. */
  sources: string[];
}

interface Sheet {
  release: Release;
  file: string;
}

interface Content {
  /** The sheet in its element, as it goes into the document. */
  element: Buffer;
  source: string;
}

/** Under this name the remote's own loader finds the sheet and does not load it again. */
const nameSheet = (file: string) => ({ 'data-href': file });

/** Reads the sheets of pages, each once: a version's file never changes. */
export function createPageStyles(readFile: ReadFile) {
  const contents = new Map<string, Promise<Content | undefined>>();

  async function readContent({ release, file }: Sheet): Promise<Content | undefined> {
    const bytes = await readFile(release, file).catch(() => undefined);
    if (!bytes) return undefined;
    let text = Buffer.from(bytes).toString();
    if (text.includes('</')) return undefined;
    // A sheet names its fonts beside itself; in a document they are named by their addresses.
    for (const name of Object.keys(release.files))
      text = text.replaceAll(`url(${name})`, `url(${addressOf(release, name)})`);
    const element = Buffer.from(`${openTag('style', nameSheet(file))}${text}</style>`);
    return { element, source: hashSource(text) };
  }

  const contentOf = (sheet: Sheet) => {
    const address = addressOf(sheet.release, sheet.file);
    const known = contents.get(address) ?? readContent(sheet);
    contents.set(address, known);
    const [oldest] = contents.keys();
    if (contents.size > mostSheets && oldest !== undefined) contents.delete(oldest);
    return known;
  };

  /** The sheets in the document where they are small enough together, else as links. */
  return async function pageStyles(sheets: readonly Sheet[]): Promise<PageStyles> {
    const size = sheets.reduce((sum, { release, file }) => sum + (release.files[file]?.brotli ?? 0), 0);
    const all = await Promise.all(sheets.map(async (sheet) => ({ sheet, content: await contentOf(sheet) })));
    const styles: PageStyles = { tags: [], sources: [] };
    for (const { sheet, content } of all) {
      const { release, file } = sheet;
      if (content === undefined || size > mostInline) {
        const integrity = release.files[file]?.integrity ?? '';
        const href = addressOf(release, file);
        styles.tags.push(openTag('link', { rel: 'stylesheet', href, integrity, ...nameSheet(file) }));
      } else {
        styles.tags.push(content.element);
        styles.sources.push(content.source);
      }
    }
    return styles;
  };
}
