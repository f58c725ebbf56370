import { http, keepPreviousData, queryOptions, useMutation, useQuery } from '@cyberharbour/shared-api/endpoint';
import type {
  ReleaseDifference,
  ReleaseGates,
  ReleaseList,
  ReleaseMove,
  ReleaseMoved,
  ReleaseUnitAnswer,
} from '@cyberharbour/shared-api/contract';

const all = ['releases'] as const;
/** Milliseconds between two looks: teams move their units by command too. */
const often = 20_000;

const address = (name: string) => `/admin/releases/${encodeURIComponent(name)}`;

const releases = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: async ({ signal }) => (await http.get<ReleaseList>('/admin/releases', { signal })).units,
  refetchInterval: often,
});

const release = (name: string) =>
  queryOptions({
    queryKey: [...all, 'one', name],
    queryFn: ({ signal }) => http.get<ReleaseUnitAnswer>(address(name), { signal }),
    refetchInterval: often,
  });

const gates = (name: string, version: string) =>
  queryOptions({
    queryKey: [...all, 'gates', name, version],
    queryFn: async ({ signal }) =>
      (await http.get<ReleaseGates>(`${address(name)}/gates`, { signal, params: { version } })).reasons,
    // The gates look at what is live beside it, which may move at any moment.
    staleTime: 0,
  });

const difference = (name: string, from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: [...all, 'difference', name, from, to],
    queryFn: ({ signal }) =>
      http.get<ReleaseDifference>(`${address(name)}/difference`, { signal, params: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** Every unit of release. The page says where it stands when they cannot be had. */
export const useReleases = () => useQuery(releases);
export const useRelease = (name: string) => useQuery(release(name));
/** Why a version may not go live. */
export const useGates = (name: string, version: string) => useQuery(gates(name, version));
export const useDifference = (name: string, from: string | undefined, to: string | undefined) =>
  useQuery(difference(name, from, to));

/**
 * The dialog says what was refused, and what of it was typed stays there. A move is pending until the screen shows what
 * it did: the next one is decided on that, and not refused for the move before.
 */
export const useMoveRelease = (name: string) =>
  useMutation({
    // A promotion opens its screens in a browser first. The host of an earlier release waits as long as for every call.
    mutationFn: (move: ReleaseMove) => http.post<ReleaseMoved>(`${address(name)}/moves`, move, undefined, true),
    meta: { refresh: [all] },
    onSettled: (_answer, error, _move, _before, { client }) =>
      error ? undefined : client.refetchQueries({ queryKey: release(name).queryKey }, { cancelRefetch: false }),
  });
