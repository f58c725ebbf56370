/** Whether an If-None-Match names this version, so that a 304 is the answer (RFC 9110, 13.1.2). */
export const isMatched = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, ''))) ?? false;
