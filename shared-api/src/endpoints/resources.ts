// Two files, so that who only names the query loads none of what stands in for it.
export { resources, type ResourceFilter } from './resource-list';
export { useResources } from './use-resources';
