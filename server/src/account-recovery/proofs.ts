import type { RecoveryRequest } from '@cyberharbour/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/activity.ts';
import { takeLogin } from '../auth/login-limits.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/transact.ts';
import { isFresh } from '../second-steps/fresh-check.ts';
import { isAppCode, takeCode } from '../second-steps/codes.ts';
import { takeCodeTry } from '../second-steps/limits.ts';
import { hasSecondStep } from '../second-steps/store.ts';
import { readVisit } from '../sessions/visit.ts';
import type { LockedUser } from '../users/store.ts';

interface Proofs {
  /** The hash that the password was right for. */
  passwordHash: string | null;
  code: string;
  recoveryCode: string;
}

interface Subject {
  email: string;
  known: { id: string; password_hash: string } | undefined;
  request: FastifyRequest;
}

/**
 * Counts each proof as a try of a login, with or without an account, and compares the password. Throws 429 where there
 * were too many.
 */
export async function readProofs(
  { limits, passwords }: Context,
  { password = '', code = '', recoveryCode = '' }: RecoveryRequest,
  { email, known, request }: Subject,
): Promise<Proofs> {
  const address = request.ip;
  const hasCode = code !== '' && isAppCode(code);
  if (hasCode || recoveryCode !== '') await takeCodeTry(limits, { userId: known?.id ?? email, address, device: null });
  if (password !== '') await takeLogin(limits, { email, address, device: null });
  const isRight = password !== '' && (await passwords.matches(known?.password_hash, password));
  return {
    passwordHash: isRight && known ? known.password_hash : null,
    code: hasCode ? code : '',
    recoveryCode: isAppCode(recoveryCode) ? '' : recoveryCode,
  };
}

/**
 * How many different proofs of the account are right. A session of it that proved a second step a moment ago counts as
 * two. A recovery code is used up only where it makes the second one.
 */
export async function countProofs(
  context: Context,
  tx: Tx,
  user: LockedUser,
  { passwordHash, code, recoveryCode }: Proofs,
  request: FastifyRequest,
): Promise<number> {
  const isOwnSession = request.viewer?.id === user.id && isFresh(context, request.viewer);
  if (isOwnSession && (await hasSecondStep(tx, user.id))) return 2;
  let right = user.password_hash === passwordHash ? 1 : 0;
  if (code !== '' && (await takeCode(context, tx, user, code, request.id))) right += 1;
  else if (code !== '') await note(context, tx, user, request);
  if (right !== 1 || recoveryCode === '') return right;
  if (await takeCode(context, tx, user, recoveryCode, request.id)) return 2;
  await note(context, tx, user, request);
  return right;
}

const note = ({ clock }: Context, tx: Tx, { id }: LockedUser, request: FastifyRequest) =>
  recordActivity(tx, { userId: id, event: 'code.refused', visit: readVisit(request) }, clock());
