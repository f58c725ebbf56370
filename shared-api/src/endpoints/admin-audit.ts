import { http, keepPreviousData, list, useInfiniteQuery, useMutation } from '@cyberharbour/shared-api/endpoint';
import type { AuditCheck, AuditKind, AuditPage } from '../contract/index';

export interface AuditLogFilter {
  /** Words of the name or address of whoever did it, or whose account it is. */
  q?: string | undefined;
  kind?: AuditKind | undefined;
  /** As `user.role`. */
  action?: string | undefined;
  /** Id of what it was done to. */
  item?: string | undefined;
  /** Days, as `2026-03-04` in UTC; both count. */
  from?: string | undefined;
  to?: string | undefined;
}

const url = '/admin/audit';
const failed = 'Failed to load the audit log.';
const paramsOf = ({ q, kind, action, item, from, to }: AuditLogFilter) => ({ q, kind, action, item, from, to });

const auditLog = (filter: AuditLogFilter = {}) =>
  list({ key: ['audit'], url, filter: paramsOf(filter), items: (page: AuditPage) => page.entries, failed });

/** Newest first. What was found before stays until the next answer. */
export const useAuditLog = (filter?: AuditLogFilter) =>
  useInfiniteQuery({ ...auditLog(filter), placeholderData: keepPreviousData });

export const useDownloadAuditLog = () =>
  useMutation({ mutationFn: (filter: AuditLogFilter) => http.table(url, paramsOf(filter)), meta: { failed } });

/** Reads the whole log on the server. The page says what came of it, and that it failed. */
export const useAuditCheck = () => useMutation({ mutationFn: () => http.get<AuditCheck>(`${url}/check`) });
