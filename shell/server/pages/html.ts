/** Escapes text for HTML; every value enters a page through here. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** JSON for a script element: without `<`, no value can close the element. */
export const escapeInlineJson = (json: string) => json.replaceAll('<', '\\u003c');

export const toInlineJson = (value: unknown) => escapeInlineJson(JSON.stringify(value));

/** Texts and bytes one after the other, as UTF-8. */
export const concatBytes = (parts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

/** The opening tag of an element; an attribute that is `true` has no value. */
export const openTag = (name: string, attributes: Record<string, string | true>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;
