/** In the query of whoever asks again because no script runs there; no screen knows it. */
const mark = 'without-script';

/**
 * @param search the query with its question mark
 * @returns the query without the mark, and whether it was there
 */
export function readMark(search: string): { search: string; isWithoutScript: boolean } {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== mark);
  const isWithoutScript = others.length < parts.length;
  if (!isWithoutScript) return { search, isWithoutScript };
  return { search: others.length > 0 ? `?${others.join('&')}` : '', isWithoutScript };
}

/**
 * @param search the query with its question mark
 * @returns where a browser without script asks again; undefined where it might lead to another host
 */
export const markAddress = (path: string, search: string): string | undefined =>
  path.startsWith('//') ? undefined : `${path}${search.length > 1 ? `${search}&` : '?'}${mark}`;
