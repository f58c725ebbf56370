import { ticketHeader, type ReleaseSet, type ReleaseSetRest } from '@cyberharbour/platform';
import { allowScripts } from '../remotes/allow-scripts';
import { limit, retryOnce } from '../remotes/time-limit';

/** How long the answer may take, in milliseconds. */
const fetchLimit = 5000;

/**
 * Completes the release set of this tab with what its page left out.
 * @throws when it cannot be had; the next call tries again
 */
export type CompleteSet = () => Promise<void>;

async function fetchRest({ address, integrity }: NonNullable<ReleaseSet['rest']>) {
  const response = await fetch(address, { integrity, priority: 'low' });
  if (!response.ok) throw new Error(`The rest of the release set answered ${String(response.status)}.`);
  return { rest: (await response.json()) as ReleaseSetRest, ticket: response.headers.get(ticketHeader) };
}

/**
 * The set of a page names only the remote that draws it; this fetches the others, exactly those that the page was
 * composed with, and makes their scripts and sheets loadable.
 * @param set completed in place: whoever reads it later sees every remote
 * @param renewTicket takes a ticket for reports of every version
 */
export function createCompleteSet(set: ReleaseSet, renewTicket: (ticket: string) => void): CompleteSet {
  let loading: Promise<void> | undefined;
  async function complete(missing: NonNullable<ReleaseSet['rest']>) {
    const { rest, ticket } = await retryOnce(() => limit(fetchRest(missing), fetchLimit));
    await allowScripts(rest.importMap);
    Object.assign(set.styles, rest.styles);
    set.remotes.push(...rest.remotes);
    if (rest.menu) set.menu = [...(set.menu ?? []), ...rest.menu];
    delete set.rest;
    if (ticket !== null) renewTicket(ticket);
  }
  return () => {
    if (!set.rest) return Promise.resolve();
    loading ??= complete(set.rest).finally(() => (loading = undefined));
    return loading;
  };
}
