/** Characters of a search; the server takes no more. */
export const mostWords = 200;

/** What an address looks for. */
export const wordsOf = (search: URLSearchParams): string | undefined =>
  search.get('q')?.trim().slice(0, mostWords) || undefined;
