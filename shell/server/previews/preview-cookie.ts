const names = ['__Host-preview', 'preview'] as const;

/** Previews that one browser shows at the same time. */
export const mostPreviews = 5;

const separator = '~';

/** The tokens of the links that this browser opened. */
export function readTokens(cookies: Record<string, string | undefined>): string[] {
  const value = names.map((name) => cookies[name]).find((one) => one !== undefined) ?? '';
  return value === '' ? [] : value.split(separator).slice(0, mostPreviews);
}

/** Read by no script, sent with no request that another site begins but a link. @param maxAge seconds; 0 ends it */
export const previewCookie = (tokens: readonly string[], isHttps: boolean, maxAge: number) =>
  [
    isHttps ? names[0] : names[1],
    tokens.join(separator),
    { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge },
  ] as const;
