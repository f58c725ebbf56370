import { http, keys, queryOptions } from '@cyberharbour/shared-api/endpoint';
import type {
  ResourceAudience,
  ResourceCategory,
  ResourceLanguage,
  ResourceLevel,
  ResourceList,
} from '../contract/index';

export interface ResourceFilter {
  category?: ResourceCategory | undefined;
  audience?: ResourceAudience | undefined;
  level?: ResourceLevel | undefined;
  language?: ResourceLanguage | undefined;
  q?: string | undefined;
}

export const resources = ({ category, audience, level, language, q }: ResourceFilter = {}) =>
  queryOptions({
    queryKey: [...keys.resources, { category, audience, level, language, q }],
    queryFn: async ({ signal }) =>
      (
        await http.get<ResourceList>('/resources', {
          signal,
          params: { category, audience, level, language, q, limit: 100 },
        })
      ).resources,
  });
