import { keys, list, useInfiniteQuery } from '@cyberharbour/shared-api/endpoint';
import type { AuditKind, AuditPage } from '../contract/index';

const keyOf: Record<AuditKind, readonly string[]> = {
  user: keys.users,
  blog: keys.blogs,
  campaign: keys.campaigns,
  release: ['releases'],
  update: keys.campaigns,
  resource: keys.resources,
  letter: ['letters'],
  alert: ['alerts'],
};

/** Newest first. The page says where it stands when it cannot be had. */
const history = (kind: AuditKind, id: string) =>
  list({
    key: [...keyOf[kind], 'history', id],
    url: '/admin/audit',
    filter: { kind, item: id },
    items: (page: AuditPage) => page.entries,
  });

/** What moderators did with one item. */
export const useHistory = (kind: AuditKind, id: string) => useInfiniteQuery(history(kind, id));
