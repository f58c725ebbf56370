import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { teamOfToken } from '../index.ts';
import type { ReleaseStore } from '../index.ts';
import { teamsOfMember } from '../teams/members.ts';

/** Who calls, and for whom. */
export interface Caller {
  /** The teams whose units it may move; none where it only reads. */
  teams: readonly string[];
  /** Id of the administrator for whom the API server calls; none for a team's pipeline. */
  person?: string;
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * A team's token acts for that team. The console's key acts for the one person whom the API server names: it has
 * checked their session and role, and what they are a member of is read here at each call.
 * @returns nothing where nobody is known by this token
 */
export async function callerOf(
  store: ReleaseStore,
  headers: IncomingHttpHeaders,
  consoleKey: string | undefined,
): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  if (consoleKey !== undefined && timingSafeEqual(digest(token), digest(consoleKey))) {
    const [person, email] = [headers['release-person'], headers['release-email']];
    if (typeof person !== 'string' || typeof email !== 'string' || !/^[\w-]{1,60}$/.test(person)) return undefined;
    return { person, teams: await teamsOfMember(store, decode(email)) };
  }
  const team = await teamOfToken(store, token);
  return team === undefined ? undefined : { teams: [team] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
