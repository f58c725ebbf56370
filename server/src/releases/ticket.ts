import { createHmac } from 'node:crypto';
import { readReleaseTicket, type ReleaseReport } from '@cyberharbour/shared-api/contract';
import { isRightMac } from '../facts/compare-mac.ts';

/**
 * Reads the ticket that a page of the web server carries.
 * @param key the secret that it was signed with; null where every page may report
 * @returns whether a report counts: its version is one that the page may load
 */
export function readTicket(
  key: string | null,
  ticket: string | undefined,
  now: number,
): (report: Pick<ReleaseReport, 'name' | 'version'>) => boolean {
  if (key === null) return () => true;
  const end = ticket?.lastIndexOf('.') ?? -1;
  if (ticket === undefined || end < 0) return () => false;
  const content = ticket.slice(0, end);
  const expected = createHmac('sha256', key).update(content).digest();
  if (!isRightMac(ticket.slice(end + 1), expected)) return () => false;
  const { expires, releases } = readReleaseTicket(content);
  const known = new Set(now < expires ? releases : []);
  return ({ name, version }) => known.has(`${name} ${version}`);
}
