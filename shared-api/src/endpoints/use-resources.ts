import { keepPreviousData, useQuery } from '@cyberharbour/shared-api/endpoint';
import type { Resource } from '../contract/index';
import { fallbackResources } from './fallback-resources';
import { resources, type ResourceFilter } from './resource-list';

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
