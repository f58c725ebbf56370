/** A text as its paragraphs: every line break ends one, and empty lines are none. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
