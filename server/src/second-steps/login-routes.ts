import {
  LoginMethods,
  PasskeyLogin,
  PasskeyRequest,
  SecondStepCode,
  UserAnswer,
} from '@cyberharbour/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberDevice } from '../auth/devices.ts';
import type { App, Context } from '../context.ts';
import { responseShapes } from '../http/responses.ts';
import { endSession, setSessionCookie, type SessionToken } from '../sessions/sessions.ts';
import { readUser } from '../users/users.ts';
import { clearStepCookie, completeLogin, readLoginMethods } from './login-steps.ts';
import { logInByPasskey, makeLoginRequest } from './passkey-login.ts';

interface Arrival {
  user: { id: string; password_hash: string };
  session: SessionToken;
}

/** Logging in beyond the password. */
export function loginStepRoutes(app: App, context: Context): void {
  async function arrive(request: FastifyRequest, reply: FastifyReply, { user, session }: Arrival) {
    await endSession(context.db, request, reply);
    setSessionCookie(reply, session);
    clearStepCookie(reply);
    request.accountId = user.id;
    rememberDevice(context.codeKey, request, reply, user);
    return { success: true as const, message: 'Login successful', user: await readUser(context, user.id) };
  }

  app.get(
    '/auth/login/second-step',
    {
      config: { failed: 'Login failed.', everyone: 'It tells only the browser whose login waits.' },
      schema: {
        summary: 'What the login that waits in this browser may go on with; empty where none waits',
        response: responseShapes(200, LoginMethods),
      },
    },
    async (request) => ({ success: true as const, methods: await readLoginMethods(context, request) }),
  );

  app.post(
    '/auth/login/second-step',
    {
      config: { failed: 'Login failed.', event: 'login.accepted', everyone: 'It begins a session.' },
      schema: {
        summary: 'Go on with a login: the code of an app, or a recovery code; the session comes as a cookie',
        body: SecondStepCode,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request, reply) => arrive(request, reply, await completeLogin(context, request, request.body.code)),
  );

  app.post(
    '/auth/login/passkey/options',
    {
      config: { failed: 'Login failed.', everyone: 'It begins a login.' },
      schema: { summary: 'What a passkey signs to log in', response: responseShapes(200, PasskeyRequest) },
    },
    async () => ({ success: true as const, options: makeLoginRequest(context) }),
  );

  app.post(
    '/auth/login/passkey',
    {
      config: { failed: 'Login failed.', event: 'login.accepted', everyone: 'It begins a session.' },
      schema: {
        summary: 'Sign in by a passkey, which is both steps at once; the session comes as a cookie',
        body: PasskeyLogin,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request, reply) => arrive(request, reply, await logInByPasskey(context, request, request.body.passkey)),
  );
}
