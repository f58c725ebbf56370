import { useMutation } from '@tanstack/react-query';
import type { Done, Subscription } from './contract/index';
import { http } from './http';

/** Asks for the letter; nothing comes before the link in the first mail is followed. Answer and failure are said by the page, beside the form. */
export const useSubscribe = () =>
  useMutation({ mutationFn: (subscription: Subscription) => http.post<Done>('/newsletter/subscribe', subscription) });
