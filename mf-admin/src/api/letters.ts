import { http, list, queryOptions, useInfiniteQuery, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type {
  Done,
  LetterAnswer,
  LetterForm,
  LetterPage,
  LetterPicture,
  LetterPreview,
} from '@cyberharbour/shared-api/contract';

const url = '/admin/letters';
const urlOf = (id: string, what = '') => `${url}/${encodeURIComponent(id)}${what}`;
/** While it is on its way. */
const lookAgain = 2000;

const letters = list({
  key: ['letters', 'list'],
  url,
  items: (page: LetterPage) => page.letters,
  failed: 'Failed to load letters.',
});

/** Newest first. */
export const useLetters = () => useInfiniteQuery(letters);

const letter = (id: string) =>
  queryOptions({
    queryKey: ['letters', 'one', id],
    queryFn: ({ signal }) => http.get<LetterAnswer>(urlOf(id), { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.letter.state === 'sending' || data?.letter.state === 'scheduled' ? lookAgain : false,
  });

/** One letter, with what became of its mails. The page says where it stands when it cannot be had. */
export const useLetter = (id: string) => useQuery(letter(id));

const preview = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: ['letters', 'preview', id, updatedAt],
    queryFn: ({ signal }) => http.get<LetterPreview>(urlOf(id, '/preview'), { signal }),
  });

/** As it was stored then. */
export const useLetterPreview = (id: string, updatedAt: string) => useQuery(preview(id, updatedAt));

const refresh = [['letters']];
const say = ({ message = 'Done' }: { message?: string | undefined }) => message;

export const useCreateLetter = () =>
  useMutation({
    mutationFn: (form: LetterForm) => http.post<LetterAnswer>(url, form),
    meta: { failed: 'Failed to save the letter.', refresh },
  });

export interface SavedLetter extends LetterForm {
  id: string;
  updatedAt: string;
}

/** The editor says where it stands that it was saved, and what was wrong. */
export const useSaveLetter = () =>
  useMutation({
    mutationFn: ({ id, updatedAt, ...form }: SavedLetter) => http.decide<LetterAnswer>(urlOf(id), updatedAt, form),
    meta: { refresh },
  });

/** The part says itself that it was refused. */
export const useStoreLetterPicture = (id: string) =>
  useMutation({
    mutationFn: (image: File) => http.create<LetterPicture>(urlOf(id, '/pictures'), { image }, crypto.randomUUID()),
    meta: { refresh: [['letters', 'one', id]] },
  });

export const useDeleteLetter = () =>
  useMutation({
    mutationFn: (id: string) => http.delete<Done>(urlOf(id)),
    meta: { done: 'Draft deleted', failed: 'Delete failed.', refresh },
  });

export const useTestLetter = () =>
  useMutation({
    mutationFn: (id: string) => http.post<Done>(urlOf(id, '/test')),
    meta: { done: say, failed: 'The test could not be sent.' },
  });

/** Refused, it is said in the dialog that asks. */
export const useSendLetter = () =>
  useMutation({
    mutationFn: ({ id, updatedAt, sendAt }: { id: string; updatedAt: string; sendAt: string | null }) =>
      http.decide<LetterAnswer>(urlOf(id, '/send'), updatedAt, { sendAt }),
    meta: { done: say, refresh },
  });

export const useStopLetter = () =>
  useMutation({
    mutationFn: (id: string) => http.post<LetterAnswer>(urlOf(id, '/stop')),
    meta: { done: say, failed: 'The letter could not be stopped.', refresh },
  });
