/** Characters of a search; the server takes no more. */
export const mostWords = 200;

/** What an address looks for. */
export const wordsOf = (search: URLSearchParams): string | undefined =>
  search.get('q')?.trim().slice(0, mostWords) || undefined;

/** The cursor that a list goes on from, in a page that was reached by its link. */
export const afterOf = (search: URLSearchParams): string | undefined => search.get('after') ?? undefined;
