/**
 * Where a member lands: the page that the guard interrupted, when it is one of ours, else home. A browser reads `/\` as
 * `//` and leaves out tabs and line breaks, so a second slash may hide behind either.
 */
export const landing = (from: string | null): string =>
  from !== null && /^\/(?![/\\])\P{Cc}*$/u.test(from) ? from : '/';
