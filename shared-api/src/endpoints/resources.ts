import { http, keepPreviousData, keys, queryOptions, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { Resource, ResourceCategory, ResourceList } from '../contract/index';
import { fallbackResources } from './fallback-resources';

export interface ResourceFilter {
  category?: ResourceCategory | undefined;
  q?: string | undefined;
}

export const resources = ({ category, q }: ResourceFilter = {}) =>
  queryOptions({
    queryKey: [...keys.resources, { category, q }],
    queryFn: async ({ signal }) =>
      (await http.get<ResourceList>('/resources', { signal, params: { category, q, limit: 100 } })).resources,
  });

const matches =
  ({ category, q = '' }: ResourceFilter) =>
  (resource: Resource) =>
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
