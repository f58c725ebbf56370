import type { PasskeyUse } from '@cyberharbour/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { beginSession } from '../auth/begin-session.ts';
import { findKnownDevice } from '../auth/devices.ts';
import type { Context } from '../context.ts';
import { transact } from '../database/transact.ts';
import { HttpError } from '../http/http-error.ts';
import { readVisit } from '../sessions/visit.ts';
import * as users from '../users/store.ts';
import { makeRequest, notePasskey, provePasskey } from './passkeys.ts';

/** Nobody is known yet: whose passkey it is, the signature says. */
const loginUse = { purpose: 'login', subject: '' } as const;

export const makeLoginRequest = (context: Context) => makeRequest(context, loginUse);

/** A passkey is something one has, opened by something one is or knows: both steps at once. Throws 401. */
export async function logInByPasskey(context: Context, request: FastifyRequest, passkey: PasskeyUse) {
  await context.limits.loginsPerAddress.take(request.ip);
  const proved = await provePasskey(context, loginUse, passkey);
  const { user_id: id } = proved.passkey;
  const arrival = await transact(context.db, async (tx) => {
    const user = await users.lockUser(tx, id);
    if (!user) throw new HttpError(401, 'PASSKEY_REFUSED', 'That passkey does not log in here.');
    await notePasskey(tx, proved);
    const isKnown = findKnownDevice(context.codeKey, request, user) !== null;
    return { user, session: await beginSession(context, tx, user, { visit: readVisit(request), isKnown }) };
  });
  await context.limits.loginsPerAddress.giveBack(request.ip);
  context.wakeMail();
  return arrival;
}
