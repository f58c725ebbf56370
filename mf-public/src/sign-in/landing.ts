/** Where a member lands: the page that the guard interrupted, when it is one of ours, else home. */
export const landing = (from: string | null): string => (from !== null && /^\/(?![/\\])/.test(from) ? from : '/');
