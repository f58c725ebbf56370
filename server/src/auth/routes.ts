import {
  Credentials,
  Done,
  PasswordReset,
  PasswordResetRequest,
  Registration,
  secondStepCode,
  PasswordSet,
  RegistrationAnswer,
  UserAnswer,
  Verification,
} from '@cyberharbour/shared-api/contract';
import { HttpError } from '../http/http-error.ts';
import { noteActivity } from '../activity/activity.ts';
import { responseShapes } from '../http/responses.ts';
import { setStepCookie } from '../second-steps/login-steps.ts';
import { viewerOf } from '../sessions/guards.ts';
import type { App, Context } from '../context.ts';
import { toReplyKey } from '../idempotency/store.ts';
import { endSession, renewSession, setSessionCookie } from '../sessions/sessions.ts';
import { readVisit } from '../sessions/visit.ts';
import { readUser } from '../users/users.ts';
import { warnOfLeaked } from '../passwords/password-policy.ts';
import { rememberDevice } from './devices.ts';
import { logIn, register } from './accounts.ts';
import { requestReset, resetPassword, sendVerification, verifyAccount } from './recovery.ts';

const done = (message: string) => ({ success: true as const, message });

/** Arriving, leaving, proving an address, and getting back in. */
export function authRoutes(app: App, context: Context): void {
  const { signedIn } = context.guards;

  app.post(
    '/auth/register',
    {
      config: { failed: 'Signup failed.', keyed: true, event: 'account.opened', everyone: 'It begins a session.' },
      schema: {
        summary: 'Open an account, and begin its session; the e-mail is confirmed next',
        body: Registration,
        response: responseShapes(201, RegistrationAnswer),
      },
    },
    async (request, reply) => {
      const { user, session } = await register(
        context,
        request.body,
        request,
        // The password is compared by its own slow hash, and goes into no quick one.
        toReplyKey(request.headers['idempotency-key'], 'register', { ...request.body, password: '' }),
      );
      setSessionCookie(reply, session);
      request.accountId = user.id;
      return reply.code(201).send({
        ...done('Account created! Please verify your email.'),
        user: await readUser(context, user.id),
        warning: await warnOfLeaked(request.body.password),
      });
    },
  );

  app.post(
    '/auth/login',
    {
      config: { failed: 'Login failed.', event: 'login.accepted', everyone: 'It begins a session.' },
      schema: {
        summary:
          'Sign in; the session comes as a cookie. 401 SECOND_STEP: the password is right, and POST /auth/login/second-step goes on',
        body: Credentials,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request, reply) => {
      const arrival = await logIn(context, request.body, request);
      const { user } = arrival;
      if ('stepToken' in arrival) {
        request.accountId = user.id;
        setStepCookie(reply, arrival.stepToken);
        throw new HttpError(401, secondStepCode, 'Enter the code of your second step.');
      }
      await endSession(context.db, request, reply);
      setSessionCookie(reply, arrival.session);
      request.accountId = user.id;
      rememberDevice(context.codeKey, request, reply, user);
      return { ...done('Login successful'), user: await readUser(context, user.id) };
    },
  );

  app.post(
    '/auth/logout',
    {
      config: {
        failed: 'Logout failed.',
        event: 'session.ended',
        everyone: 'It ends the session of the cookie, if there is one.',
      },
      schema: { summary: 'End this session', response: responseShapes(200, Done) },
    },
    async (request, reply) => {
      const owner = await endSession(context.db, request, reply);
      await noteActivity(context, owner, 'session.left', readVisit(request));
      return done('Logged out successfully');
    },
  );

  app.get(
    '/auth/verify',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load user.' },
      schema: { summary: 'Whether there is a session, and whose', response: responseShapes(200, UserAnswer) },
    },
    async (request) => ({
      success: true as const,
      user: await readUser(context, viewerOf(request).id),
    }),
  );

  app.post(
    '/auth/send-verify-otp',
    {
      onRequest: signedIn,
      config: { failed: 'Failed to send OTP.', event: 'code.sent' },
      schema: { summary: 'Send the code that confirms the e-mail', response: responseShapes(200, Done) },
    },
    async (request) => {
      await sendVerification(context, viewerOf(request));
      return done('We sent a code to your email.');
    },
  );

  app.post(
    '/auth/verify-otp',
    {
      onRequest: signedIn,
      config: { failed: 'Verification failed.', event: 'code.accepted' },
      schema: {
        summary: 'Confirm the e-mail with its code',
        body: Verification,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      if (await verifyAccount(context, viewer, request.body, request.ip)) request.events.push('email.changed');
      await renewSession(context.db, request, reply, context.clock());
      return { ...done('Your account has been verified!'), user: await readUser(context, viewer.id) };
    },
  );

  app.post(
    '/auth/forgot-password',
    {
      config: {
        failed: 'Failed to send OTP.',
        event: 'code.sent',
        everyone: 'The code goes to the address of the account.',
      },
      schema: {
        summary: 'Ask for a code to choose a new password; the answer is the same for everyone',
        body: PasswordResetRequest,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await requestReset(context, request.body.email, request.ip);
      return done('Reset OTP sent to your email.');
    },
  );

  app.post(
    '/reset-password',
    {
      config: { failed: 'Reset failed', event: 'password.reset', everyone: 'The code by mail is the right to act.' },
      schema: {
        summary: 'Choose a new password with the code; every session of the account ends',
        body: PasswordReset,
        response: responseShapes(200, PasswordSet),
      },
    },
    async (request) => {
      await resetPassword(context, request.body, { address: request.ip, requestId: request.id });
      return { ...done('Password reset successfully.'), warning: await warnOfLeaked(request.body.newPassword) };
    },
  );
}
