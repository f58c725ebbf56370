import {
  Done,
  ListQuery,
  newsletterAsked,
  SubscriberPage,
  subscriberStates,
  Subscription,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { sendCsv, wantsCsv } from '../lists/csv.ts';
import type { App, Context } from '../context.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { sendChoicePage, sendQuestionPage, sendResultPage } from './pages.ts';
import { findChoice, readChosen, saveChoice } from './topics.ts';
import { everySubscriber, listSubscribers, subscriberColumns } from './subscribers.ts';

const SubscriberQuery = z.extend(ListQuery, { state: z.optional(z.enum(subscriberStates)) });

export function newsletterRoutes(app: App, context: Context): void {
  app.post(
    '/newsletter/subscribe',
    {
      config: { failed: 'Please enter your e-mail address.', everyone: 'The address confirms it by mail.' },
      schema: {
        summary: 'Ask for the newsletter; a letter asks whether it was meant',
        body: Subscription,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await subscribe(context, request.body, request.ip);
      return { success: true as const, message: newsletterAsked };
    },
  );

  app.get(
    '/admin/newsletter',
    {
      onRequest: context.guards.admin,
      config: { failed: 'Failed to load subscribers.', table: true },
      schema: {
        summary: 'Subscribers, with when and to what they agreed; as a table for Accept: text/csv',
        querystring: SubscriberQuery,
        response: responseShapes(200, SubscriberPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'newsletter', subscriberColumns, everySubscriber(context, request.query))
        : listSubscribers(context, request.query),
  );

  linkRoutes(app, context);
}

/**
 * What the links in letters open. The token is the whole right to act, so a page of any origin, and a mail program, may
 * call.
 */
function linkRoutes(app: App, context: Context): void {
  mailLinkRoutes(app, '/newsletter/topics', {
    summary: 'A page where whoever has the link of a letter chooses what comes',
    async ask(reply, token) {
      const found = await findChoice(context, token);
      return typeof found === 'string'
        ? sendResultPage(reply, found, context.webUrl)
        : sendChoicePage(reply, found, token);
    },
    async answer(request, reply, token) {
      const chosen = readChosen(request.body);
      const found = await saveChoice(context, token, chosen);
      return typeof found === 'string'
        ? sendResultPage(reply, found, context.webUrl)
        : sendChoicePage(reply, { ...found, said: chosen.length > 0 ? 'saved' : 'nothing' }, token);
    },
  });
  for (const [which, act] of [
    ['confirm', confirm],
    ['unsubscribe', unsubscribe],
  ] as const)
    mailLinkRoutes(app, `/newsletter/${which}`, {
      summary: 'A page that a link in a letter opens, for people without script or account',
      ask: (reply, token) => sendQuestionPage(reply, which, token),
      answer: async (_, reply, token) => sendResultPage(reply, await act(context, token), context.webUrl),
    });
}
