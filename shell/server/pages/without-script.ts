import { leaveOut } from './tracking-parameters.ts';

/** In the query of whoever asks again because no script runs there; no screen knows it. */
const mark = 'without-script';

/**
 * @param search the query with its question mark
 * @returns the query without the mark, and whether it was there
 */
export function readMark(search: string): { search: string; isWithoutScript: boolean } {
  const others = leaveOut(search, (parameter) => parameter === mark);
  return { search: others, isWithoutScript: others !== search };
}

/**
 * @param search the query with its question mark
 * @returns where a browser without script asks again; undefined where it might lead to another host
 */
export const markAddress = (path: string, search: string): string | undefined =>
  path.startsWith('//') ? undefined : `${path}${search.length > 1 ? `${search}&` : '?'}${mark}`;
