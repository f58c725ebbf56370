import type { Block } from '@cyberharbour/shared-api/contract';
import { formatText } from './format-text.ts';

/** What an answer says beside a text of how it is drawn: nothing of one that is plain. */
export function showBlocks(text: string): { blocks?: Block[] } {
  const blocks = formatText(text);
  return blocks ? { blocks } : {};
}
