import type { AdminAlertAnswer, AlertCorrection, AlertForm, AlertPage } from '@cyberharbour/shared-api/contract';
import { http, list, queryOptions, useInfiniteQuery, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';

const url = '/admin/alerts';
const urlOf = (id: string, what = '') => `${url}/${encodeURIComponent(id)}${what}`;

const alerts = list({
  key: ['alerts', 'list'],
  url: '/alerts',
  items: (page: AlertPage) => page.alerts,
  failed: 'Failed to load alerts.',
});

/** Newest first, those that ended too. */
export const useAlerts = () => useInfiniteQuery(alerts);

const alert = (id: string) =>
  queryOptions({
    queryKey: ['alerts', 'one', id],
    queryFn: ({ signal }) => http.get<AdminAlertAnswer>(urlOf(id), { signal }),
  });

/** The page says where it stands when it cannot be had. */
export const useAlert = (id: string) => useQuery(alert(id));

const refresh = [['alerts']];
const say = ({ message = 'Done' }: { message?: string | undefined }) => message;

/** Refused, it is said at the fields. */
export const useStartAlert = () =>
  useMutation({
    mutationFn: (form: AlertForm) => http.post<AdminAlertAnswer>(url, form),
    meta: { done: say, refresh },
  });

/** Refused, it is said at the fields. */
export const useCorrectAlert = (id: string, updatedAt: string) =>
  useMutation({
    mutationFn: (form: AlertCorrection) => http.decide<AdminAlertAnswer>(urlOf(id), updatedAt, form),
    meta: { done: say, refresh },
  });

export const useEndAlert = () =>
  useMutation({
    mutationFn: (id: string) => http.put<AdminAlertAnswer>(urlOf(id, '/end')),
    meta: { done: say, failed: 'The alert did not end.', refresh },
  });

export const useSendAlertLetter = () =>
  useMutation({
    mutationFn: (id: string) => http.put<AdminAlertAnswer>(urlOf(id, '/letter')),
    meta: { done: say, failed: 'The letter was not sent.', refresh: [['alerts'], ['letters']] },
  });
