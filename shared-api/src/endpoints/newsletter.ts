import { http, useMutation } from '@cyberharbour/shared-api/endpoint';
import type { Done, Subscription } from '../contract/index';

/**
 * Asks for the letter; nothing comes before the link in the first mail is followed. Answer and failure are said by
 * the page, beside the form.
 */
export const useSubscribe = () =>
  useMutation({ mutationFn: (subscription: Subscription) => http.post<Done>('/newsletter/subscribe', subscription) });
