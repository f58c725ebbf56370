/** The code that an address asks about; empty where it asks about none. */
export const codeOf = (search: URLSearchParams) => (search.get('code') ?? '').trim().slice(0, 40);
