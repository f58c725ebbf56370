import { limits } from '@cyberharbour/shared-api/contract';

/** The first 120 characters, and an ellipsis where there are more. */
export function excerptOf(content: string): string {
  const characters = Array.from(content.slice(0, limits.excerpt * 2 + 2));
  return characters.length > limits.excerpt ? `${characters.slice(0, limits.excerpt).join('')}…` : content;
}
