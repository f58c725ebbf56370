import {
  Done,
  KeyName,
  NewPasskey,
  PasskeyCreation,
  PendingApp,
  RecoveryCodes,
  SecondStepAdded,
  SecondStepCode,
  SecondSteps,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { viewerOf } from '../sessions/guards.ts';
import { requireFreshCheck } from './fresh-check.ts';
import * as keys from './keys.ts';

const failed = 'Update failed.';
const added = (codes: string[] | null) => ({ success: true as const, ...(codes && { recoveryCodes: codes }) });

/** A member's own second steps. Whatever adds or removes one needs a fresh check. */
export function secondStepRoutes(app: App, context: Context): void {
  const { signedIn } = context.guards;
  const path = '/user/second-steps';
  const item = { of: 'second steps', reach: 'own' } as const;

  app.get(
    path,
    {
      onRequest: signedIn,
      config: { failed: 'Failed to load your second steps.' },
      schema: { summary: 'Names of one’s own apps and passkeys', response: responseShapes(200, SecondSteps) },
    },
    async (request) => keys.listSecondSteps(context, viewerOf(request)),
  );

  app.post(
    `${path}/apps`,
    {
      onRequest: signedIn,
      config: { failed },
      schema: {
        summary: 'Begin to add an app that makes codes; what it needs is answered once',
        body: KeyName,
        response: responseShapes(201, PendingApp),
      },
    },
    async (request, reply) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      return reply.code(201).send({ success: true as const, ...(await keys.beginApp(context, by, request.body.name)) });
    },
  );

  app.post(
    `${path}/apps/:id/confirm`,
    {
      onRequest: signedIn,
      config: { failed, event: 'key.added', item: { of: 'apps that wait', reach: 'own' } },
      schema: {
        summary: 'The first code of an app: from now on logging in asks for one',
        params: IdParams,
        body: SecondStepCode,
        response: responseShapes(200, SecondStepAdded),
      },
    },
    async (request) => added(await keys.confirmApp(context, viewerOf(request), request.params.id, request.body.code)),
  );

  app.post(
    `${path}/passkeys/options`,
    {
      onRequest: signedIn,
      config: { failed },
      schema: { summary: 'What a browser makes a passkey from', response: responseShapes(200, PasskeyCreation) },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      return { success: true as const, options: await keys.beginPasskey(context, by) };
    },
  );

  app.post(
    `${path}/passkeys`,
    {
      onRequest: signedIn,
      config: { failed, event: 'key.added' },
      schema: { summary: 'Add a passkey', body: NewPasskey, response: responseShapes(201, SecondStepAdded) },
    },
    async (request, reply) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      return reply.code(201).send(added(await keys.addPasskey(context, by, request.body)));
    },
  );

  app.post(
    `${path}/recovery-codes`,
    {
      onRequest: signedIn,
      config: { failed, event: 'recovery-codes.made' },
      schema: {
        summary: 'Ten new recovery codes, answered once; those before are void',
        response: responseShapes(200, RecoveryCodes),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      return { success: true as const, recoveryCodes: await keys.makeNewRecoveryCodes(context, by) };
    },
  );

  app.put(
    `${path}/:id`,
    {
      onRequest: signedIn,
      config: { failed, item },
      schema: {
        summary: 'Give an app or a passkey another name',
        params: IdParams,
        body: KeyName,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await keys.renameKey(context, viewerOf(request), request.params.id, request.body.name);
      return { success: true as const };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: signedIn,
      config: { failed, event: 'key.removed', item },
      schema: { summary: 'Remove an app or a passkey', params: IdParams, response: responseShapes(200, Done) },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'everyone');
      await keys.removeKey(context, by, request.params.id);
      return { success: true as const };
    },
  );
}
