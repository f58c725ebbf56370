// Apart from the schemas: a page that shows a text need not load what checks it.
import type { Block } from './formatted-text.ts';

/** The words of a text without its marks, for lists, feeds and searches. */
export const wordsOf = (text: string, blocks: readonly Block[] | undefined): string =>
  blocks?.map(({ lines }) => lines.map((spans) => spans.map((span) => span.text).join('')).join('\n')).join('\n\n') ??
  text;
