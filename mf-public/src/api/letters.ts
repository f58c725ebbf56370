import type { SentLetterAnswer, SentLetterPage } from '@cyberharbour/shared-api/contract';
import { http, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';

const url = '/letters';

/** The last hundred: more than eight years of them. */
export const sentLetters = queryOptions({
  queryKey: ['letters', 'sent'],
  queryFn: async ({ signal }) => (await http.get<SentLetterPage>(url, { signal, params: { limit: 100 } })).letters,
});

export const useSentLetters = () => useQuery(sentLetters);

/** The letter of ours that has a code; null where none has. */
export const letterOfCode = (code: string) =>
  queryOptions({
    queryKey: ['letters', 'code', code],
    queryFn: async ({ signal }) =>
      (await http.get<SentLetterPage>(url, { signal, params: { code } })).letters[0] ?? null,
  });

export const useLetterOfCode = (code: string) => useQuery({ ...letterOfCode(code), enabled: code !== '' });

export const sentLetter = (id: string) =>
  queryOptions({
    queryKey: ['letters', 'sent', id],
    queryFn: async ({ signal }) =>
      (await http.get<SentLetterAnswer>(`${url}/${encodeURIComponent(id)}`, { signal })).letter,
  });

export const useSentLetter = (id: string) => useQuery(sentLetter(id));
