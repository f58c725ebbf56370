import { AdminAlertAnswer, AlertAnswer, AlertCorrection, AlertForm, AlertPage, type Alert } from '../contract/index';
import { makeAlert } from './letter-factories';
import { change, editedElsewhere, isStale, ok, page, refuse, type Route } from './fake-answers';

type Call = Parameters<Route>[0];

const missing = refuse(404, 'Alert not found', 'NOT_FOUND');
const find = ({ holdings, id }: Call) => holdings.alerts?.find(({ _id }) => _id === id);

/** Whoever subscribed chose alerts. */
const show = ({ holdings }: Call, alert: Alert | undefined, message?: string, letterId: string | null = null) => {
  if (!alert) return missing;
  const readers = (holdings.subscribers ?? []).filter(({ state }) => state === 'subscribed').length;
  return ok(AdminAlertAnswer, { alert, readers, letterId, ...(message !== undefined && { message }) });
};

const linkOf = (href: string) => (href === '' ? null : { href, title: href });

/** The calls of alerts. */
export const alertRoutes: Record<string, Route> = {
  'GET /alerts': (call) => ok(AlertPage, page('alerts', call.holdings.alerts ?? [], call)),
  'GET /alerts/:id': (call) => {
    const alert = find(call);
    return alert ? ok(AlertAnswer, { alert }) : missing;
  },
  'POST /admin/alerts': (call) => {
    const { link, ...form } = AlertForm.parse(call.body);
    const alert = makeAlert({ _id: 'a9', ...form, link: linkOf(link) });
    call.holdings.alerts = [alert, ...(call.holdings.alerts ?? [])];
    return show(call, alert, 'The alert is on every page');
  },
  'GET /admin/alerts/:id': (call) => show(call, find(call)),
  'PUT /admin/alerts/:id': (call) => {
    if (isStale(call.holdings.alerts, call)) return editedElsewhere;
    const { link, correction, ...form } = AlertCorrection.parse(call.body);
    const corrections = [...(find(call)?.corrections ?? []), { at: '2026-03-04T06:00:00.000Z', text: correction }];
    const fields = { ...form, link: linkOf(link), corrections, updatedAt: '2026-03-04T06:00:00.000Z' };
    return show(call, change(call.holdings.alerts, call.id, fields), 'Corrected');
  },
  'PUT /admin/alerts/:id/end': (call) =>
    show(call, change(call.holdings.alerts, call.id, { isRunning: false }), 'The alert has ended'),
  'PUT /admin/alerts/:id/letter': (call) => show(call, find(call), 'The letter is on its way', 'l1'),
};
