import { http, keepPreviousData, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type {
  Resource,
  ResourceAudience,
  ResourceCategory,
  ResourceLanguage,
  ResourceLevel,
  ResourceList,
} from '../contract/index';
import { fallbackResources } from './fallback-resources';

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

const matches =
  ({ category, level = 'start', language = 'en', q = '' }: ResourceFilter) =>
  (resource: Resource) =>
    // They are for everybody, first steps, and in English.
    level === 'start' &&
    language === 'en' &&
    (category === undefined || resource.category === category) &&
    `${resource.title} ${resource.description}`.toLowerCase().includes(q.toLowerCase());

/**
 * The library never comes empty-handed: where it cannot be had, three resources of the product's own stand in, and
 * `fallback` says so.
 * What was found before stays until the next answer.
 */
export function useResources(filter: ResourceFilter = {}) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...resources(filter),
    placeholderData: keepPreviousData,
  });
  return {
    resources: isError && !data ? fallbackResources.filter(matches(filter)) : (data ?? []),
    fallback: isError && !data,
    isPending,
    isFetching,
    isPlaceholderData,
    refetch,
  };
}
