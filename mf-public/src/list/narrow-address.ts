/**
 * The query of a list's address with one word changed or taken away. A list that is narrowed in another way begins
 * anew.
 */
export function narrowAddress(search: URLSearchParams, name: string, value: string | undefined): string {
  const changed = new URLSearchParams(search);
  for (const each of ['after', name]) changed.delete(each);
  if (value !== undefined) changed.set(name, value);
  return changed.toString();
}

/** The same as an address of this page. */
export const narrowedHref = (pathname: string, ...change: Parameters<typeof narrowAddress>): string =>
  [pathname, narrowAddress(...change)].filter(Boolean).join('?');
