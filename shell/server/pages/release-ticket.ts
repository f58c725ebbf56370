import { createHmac } from 'node:crypto';
import type { LiveSet } from '@cyberharbour/releases';
import { writeReleaseTicket } from '@cyberharbour/shared-api/release-contract';

/**
 * Pages made within this time carry the same ticket, and are stored; a tab may report for so long again and once more.
 * In milliseconds.
 */
const period = 30 * 60_000;

/**
 * Signs which versions a page may load, so that the API counts the reports of its tab and no made-up ones.
 * @param key the secret that web server and API share; without one pages carry no ticket
 */
export function createTickets(key: string | undefined, now: () => number = Date.now) {
  let signed = { expires: 0, tickets: new WeakMap<LiveSet, string>() };
  return (set: LiveSet): string | undefined => {
    if (key === undefined) return undefined;
    const expires = (Math.floor(now() / period) + 3) * period;
    if (signed.expires !== expires) signed = { expires, tickets: new WeakMap() };
    const known = signed.tickets.get(set);
    if (known !== undefined) return known;
    const releases = [set.shell, ...set.remotes].flatMap(({ name, current, previous }) =>
      [current, ...(previous ? [previous] : [])].map(({ version }) => `${name} ${version}`),
    );
    const content = writeReleaseTicket({ expires, releases });
    const ticket = `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
    signed.tickets.set(set, ticket);
    return ticket;
  };
}
