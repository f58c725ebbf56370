import {
  AdminAlertAnswer,
  AlertAnswer,
  AlertCorrection,
  AlertForm,
  AlertPage,
  ListQuery,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { viewerOf } from '../sessions/guards.ts';
import { correctAlert, endAlert, listAlerts, readAdminAlert, readAlert, startAlert } from './alerts.ts';
import { sendAlertLetter } from './send-letter.ts';

const item = { of: 'alerts', reach: 'every' } as const;
const everyone = 'An alert is everybody’s.';

export function alertRoutes(app: App, context: Context): void {
  app.get(
    '/alerts',
    {
      config: { failed: 'The alerts could not be fetched.', everyone },
      schema: {
        summary: 'Alerts that run and that ran, newest first',
        querystring: ListQuery,
        response: responseShapes(200, AlertPage),
      },
    },
    async ({ query }) => listAlerts(context, query),
  );

  app.get(
    '/alerts/:id',
    {
      config: { failed: 'The alert could not be fetched.', everyone, item },
      schema: {
        summary: 'An alert, with what was corrected since',
        params: IdParams,
        response: responseShapes(200, AlertAnswer),
      },
    },
    async ({ params }) => readAlert(context, params.id),
  );

  adminRoutes(app, context);
}

function adminRoutes(app: App, context: Context): void {
  const { admin } = context.guards;
  const answers = (status: 200 | 201) => responseShapes(status, AdminAlertAnswer);

  app.post(
    '/admin/alerts',
    {
      onRequest: admin,
      config: { failed: 'The alert did not start.' },
      schema: { summary: 'Start an alert, at once; it needs a fresh check', body: AlertForm, response: answers(201) },
    },
    async (request, reply) => {
      const { id } = await startAlert(context, viewerOf(request), request.body);
      return reply.code(201).send({ ...(await readAdminAlert(context, id)), message: 'The alert is on every page' });
    },
  );

  app.get(
    '/admin/alerts/:id',
    {
      onRequest: admin,
      config: { failed: 'Failed to load the alert.', item },
      schema: {
        summary: 'An alert, and how many would get a letter about it',
        params: IdParams,
        response: answers(200),
      },
    },
    async ({ params }) => readAdminAlert(context, params.id),
  );

  app.put(
    '/admin/alerts/:id',
    {
      onRequest: admin,
      config: { failed: 'The correction was not saved.', versioned: true, item },
      schema: {
        summary: 'Correct an alert, which says so; it needs a fresh check',
        params: IdParams,
        body: AlertCorrection,
        response: answers(200),
      },
    },
    async (request) => {
      const { id } = request.params;
      await correctAlert(context, viewerOf(request), id, request.body, readVersion(request));
      return { ...(await readAdminAlert(context, id)), message: 'Corrected' };
    },
  );

  app.put(
    '/admin/alerts/:id/end',
    {
      onRequest: admin,
      config: { failed: 'The alert did not end.', item },
      schema: { summary: 'End an alert, at once', params: IdParams, response: answers(200) },
    },
    async (request) => {
      await endAlert(context, viewerOf(request), request.params.id);
      return { ...(await readAdminAlert(context, request.params.id)), message: 'The alert has ended' };
    },
  );

  app.put(
    '/admin/alerts/:id/letter',
    {
      onRequest: admin,
      config: { failed: 'The letter was not sent.', item },
      schema: {
        summary: 'Send a letter about an alert to whoever chose alerts, once; it needs a fresh check',
        params: IdParams,
        response: answers(200),
      },
    },
    async (request) => {
      await sendAlertLetter(context, viewerOf(request), request.params.id);
      return { ...(await readAdminAlert(context, request.params.id)), message: 'The letter is on its way' };
    },
  );
}
