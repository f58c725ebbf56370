import type { Done, Library, LibraryAnswer, LinkFindings, ResourceForm } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';

const url = '/admin/resources';
const urlOf = (id: string, what = '') => `${url}/${encodeURIComponent(id)}${what}`;

const library = queryOptions({
  queryKey: [...keys.resources, 'library'],
  queryFn: async ({ signal }) => (await http.get<Library>(url, { signal })).resources,
});

/** The whole library, retired resources last. The page says where it stands when it cannot be had. */
export const useLibrary = () => useQuery(library);

const said = ({ message }: Done) => message ?? 'Saved';
const refresh = [keys.resources, keys.counts];

/** A resource as a moderator read it: changed only while it still is so. */
interface ReadResource {
  _id: string;
  updatedAt: string;
}

/** Its failure is shown by the form, at the fields. */
export const useSaveResource = () =>
  useMutation({
    mutationFn: ({ resource, form }: { resource: ReadResource | undefined; form: ResourceForm }) =>
      resource
        ? http.decide<LibraryAnswer>(urlOf(resource._id), resource.updatedAt, form)
        : http.post<LibraryAnswer>(url, form),
    meta: { done: said, refresh },
  });

/** A picture, or none: that takes it away. Its failure is shown where it is chosen. */
export const useSetResourcePicture = ({ _id, updatedAt }: ReadResource) =>
  useMutation({
    mutationFn: (image: File | undefined) => http.replace<LibraryAnswer>(urlOf(_id, '/picture'), { updatedAt, image }),
    meta: { done: said, refresh },
  });

export const useRetireResource = () =>
  useMutation({
    mutationFn: ({ _id, updatedAt, retired }: ReadResource & { retired: boolean }) =>
      http.decide<LibraryAnswer>(urlOf(_id, '/retired'), updatedAt, { retired }),
    meta: { done: said, failed: 'Failed to save the resource.', refresh },
  });

/** What it did, the page says. */
export const useMoveResource = () =>
  useMutation({
    mutationFn: ({ id, place }: { id: string; place: number }) => http.put<Done>(urlOf(id, '/place'), { place }),
    meta: { failed: 'Failed to save the resource.', refresh: [keys.resources] },
  });

const findings = queryOptions({
  queryKey: [...keys.resources, 'findings'],
  queryFn: async ({ signal }) => (await http.get<LinkFindings>('/admin/link-findings', { signal })).findings,
  retry: false,
});

/** Links that a person has to look at. A server of an earlier release has none: the page does without. */
export const useLinkFindings = () => useQuery(findings);

/** Lets a resource lead to where its page moved, or takes a link off the list. */
export const useSettleFinding = () =>
  useMutation({
    mutationFn: ({ id, how }: { id: string; how: 'address' | 'dismiss' }) =>
      http.put<Done>(`/admin/link-findings/${encodeURIComponent(id)}/${how}`),
    meta: { done: said, failed: 'Update failed', refresh },
  });
