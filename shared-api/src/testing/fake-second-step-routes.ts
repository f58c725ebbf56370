import {
  CheckState,
  Done,
  LoginMethods,
  PendingApp,
  RecoveryCodes,
  type SecondStepMethod,
  SecondStepAdded,
  SecondSteps,
  UserAnswer,
} from '../contract/index';
import { change, drop, ok, refuse, type Route } from './fake-answers';
import { authenticatorApp, passkey, pendingApp, recoveryCodes, secondSteps } from './second-steps';
import type { Holdings } from './holdings';

const stepsOf = (holdings: Holdings) => (holdings.secondSteps ??= secondSteps());

/** The recovery codes come with the first second step. */
function add(holdings: Holdings, kind: 'apps' | 'passkeys', name: string) {
  const steps = stepsOf(holdings);
  const isFirst = steps.recoveryCodesLeft === 0;
  if (kind === 'apps') steps.apps.push(authenticatorApp({ name, _id: `a${steps.apps.length + 1}` }));
  else steps.passkeys.push(passkey({ name, _id: `p${steps.passkeys.length + 1}` }));
  if (isFirst) steps.recoveryCodesLeft = recoveryCodes.length;
  return ok(SecondStepAdded, isFirst ? { recoveryCodes } : {});
}

const letIn: Route = ({ holdings: { user } }) => (user ? ok(UserAnswer, { user }) : refuse(401, ''));

/** The code that counts is 123456. */
export const secondStepRoutes: Record<string, Route> = {
  'GET /auth/login/second-step': ({ holdings: { methods = ['code', 'recovery'] } }) =>
    ok(LoginMethods, { methods: methods.filter((each): each is SecondStepMethod => each !== 'password') }),
  'POST /auth/login/second-step': (request) =>
    request.fields['code'] === '000000'
      ? refuse(400, 'That code is not right, or it was used already.', 'WRONG_CODE')
      : letIn(request),
  'POST /auth/login/passkey': letIn,
  'GET /auth/check': ({ holdings: { methods = ['password'] } }) => ok(CheckState, { isFresh: false, methods }),
  'POST /auth/check': ({ holdings, fields: { password } }) => {
    if (password === 'not the one') return refuse(400, 'That is not your current password.');
    delete holdings.failing;
    return ok(Done, {});
  },
  'GET /user/second-steps': ({ holdings }) => ok(SecondSteps, stepsOf(holdings)),
  'POST /user/second-steps/apps': () => ok(PendingApp, pendingApp()),
  'POST /user/second-steps/apps/a1/confirm': ({ holdings, fields }) =>
    fields['code'] === '123456'
      ? add(holdings, 'apps', 'Phone')
      : refuse(400, 'That code is not right, or it was used already.', 'WRONG_CODE'),
  'POST /user/second-steps/passkeys': ({ holdings, fields }) => add(holdings, 'passkeys', fields['name'] ?? ''),
  'POST /user/second-steps/recovery-codes': ({ holdings }) => {
    stepsOf(holdings).recoveryCodesLeft = recoveryCodes.length;
    return ok(RecoveryCodes, { recoveryCodes });
  },
  ...Object.fromEntries(
    (['a1', 'p1'] as const).flatMap((id): [string, Route][] => {
      const listOf = (holdings: Holdings) => stepsOf(holdings)[id === 'a1' ? 'apps' : 'passkeys'];
      return [
        [
          `PUT /user/second-steps/${id}`,
          ({ holdings, fields: { name = '' } }) => {
            change<{ _id: string; name: string }>(listOf(holdings), id, { name });
            return ok(Done, {});
          },
        ],
        [
          `DELETE /user/second-steps/${id}`,
          ({ holdings }) => {
            drop(listOf(holdings), id);
            return ok(Done, {});
          },
        ],
      ];
    }),
  ),
};
