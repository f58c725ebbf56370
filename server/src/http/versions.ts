import type { FastifyRequest } from 'fastify';
import { makeEditConflict, HttpError } from './http-error.ts';

/** What an edit was made from: versions named by If-Match, or the time in the form. */
export interface EditBase {
  ifMatch?: string | undefined;
  updatedAt?: string | undefined;
}

/** The version that a call was made from, where it says so. */
export const readVersion = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({ ifMatch: headers['if-match'] });

/** The version after a change: later than the one before, even where two changes are of one millisecond. */
export const nextVersion = ({ updated_at: before }: { updated_at: number }, now: number): number =>
  Math.max(now, before + 1);

/** Refuses an edit of what was changed meanwhile. Named neither way, the last one wins, and the audit log says so. */
export function refuseStale({ ifMatch, updatedAt }: EditBase, stored: number): void {
  if (isStale(ifMatch, stored)) throw preconditionFailedError(stored);
  if (updatedAt !== undefined && updatedAt !== '' && Date.parse(updatedAt) !== stored) throw makeEditConflict();
}

/** Whether an If-Match names another version than the stored one. */
export const isStale = (ifMatch: string | undefined, stored: number): boolean =>
  ifMatch !== undefined && !ifMatch.split(',').some((each) => ['*', String(stored)].includes(versionIn(each)));

const versionIn = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(\d+)(-[\w-]*)?"$/, '$1');

const preconditionFailedError = (stored: number) =>
  new HttpError(412, 'EDITED_ELSEWHERE', makeEditConflict().message, {
    current: { updatedAt: new Date(stored).toISOString(), etag: `"${stored}"` },
  });
