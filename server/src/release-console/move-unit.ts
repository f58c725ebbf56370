import type { AuditAction, ReleaseMove, ReleaseStep } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { fieldError, HttpError } from '../http/http-error.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import type { Viewer } from '../sessions/guards.ts';
import { callFor, findUnit, refusalOf } from './read-units.ts';
import { Revision, showSteps, type Unit } from './units.ts';

/** What the release API is sent for a move: each takes fields of its own. */
function bodyOf({ move, version, percent, reason }: ReleaseMove): object {
  if (move === 'promote') return { reason, version, ...(percent !== undefined && { percent }) };
  if (move === 'rollback') return { reason, ...(version !== undefined && { to: version }) };
  if (move === 'pin') return { reason, ...(version !== undefined && { version }) };
  return { reason };
}

/**
 * Moves a unit of release for an administrator who is a member of its team and has just proved who they are. It is in
 * the audit log before it is done: what cannot be recorded does not happen. What was refused gets a second entry.
 */
export async function moveUnit(context: Context, by: Viewer, name: string, wanted: ReleaseMove): Promise<ReleaseStep> {
  const unit = await findUnit(context, by, name);
  if (!unit.mayMove)
    throw new HttpError(
      403,
      'NOT_ALLOWED',
      `Only members of ${unit.owner ? `team ${unit.owner}` : 'its team'} move ${name}.`,
    );
  await requireFreshCheck(context, by, 'everyone');
  await context.limits.releaseMovesPerAccount.take(by.id);
  if (wanted.move === 'promote' && wanted.version === undefined)
    throw fieldError('version', 'Say which version goes live.');
  await record(context, by, unit, wanted, 'release.moved');
  const answer = await callFor(context, by, {
    method: 'POST',
    path: `/units/${name}/${wanted.move}`,
    body: bodyOf(wanted),
    revision: wanted.revision,
  });
  const { data } = answer.status === 200 ? z.safeParse(Revision, answer.body) : {};
  if (data === undefined) {
    await record(context, by, unit, wanted, 'release.refused');
    throw refusalOf(answer);
  }
  const [live] = await showSteps(context.db, [data]);
  if (!live) throw refusalOf({ status: 502, body: null });
  return live;
}

const record = (
  { db, clock }: Context,
  by: Viewer,
  { name, current, canary }: Unit,
  { move, version, percent, reason }: ReleaseMove,
  action: AuditAction,
) =>
  transact(db, (tx) =>
    recordAudit(
      tx,
      {
        by,
        action,
        kind: 'release',
        itemId: name,
        before: { live: current, ...(canary && { trial: canary.version, percent: canary.percent }) },
        after: { move, ...(version !== undefined && { version }), ...(percent !== undefined && { percent }) },
        reason,
      },
      clock(),
    ),
  );
