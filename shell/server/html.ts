/** Text for HTML; the only way that a value enters a page. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** JSON inside a script element: `<` can close nothing. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const element = (name: string, attributes: Record<string, string | true>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`))
    .join('')}>`;
