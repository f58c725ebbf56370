import {
  CampaignQuestion,
  Done,
  questionAsked,
  thanksAsked,
  ThanksRequestForm,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { mailLinkRoutes } from '../mail/link-routes.ts';
import { type QuestionPage, sendQuestionPage, sendResultPage } from './pages.ts';
import {
  answerStillOn,
  askToBeAsked,
  confirmQuestion,
  confirmThanks,
  type QuestionResult,
  stopQuestions,
  stopThanks,
} from './questions.ts';

const pages: Record<QuestionPage, (context: Context, token: string) => Promise<QuestionResult>> = {
  confirm: confirmQuestion,
  stop: stopQuestions,
  'confirm-thanks': confirmThanks,
  'stop-thanks': stopThanks,
  'still-30': answerStillOn(30),
  'still-90': answerStillOn(90),
};

export function campaignQuestionRoutes(app: App, context: Context): void {
  app.post(
    '/campaigns/:id/questions',
    {
      onRequest: context.guards.visitor,
      config: { failed: 'Please enter your e-mail address.', item: { of: 'campaigns', reach: 'readable' } },
      schema: {
        summary: 'Ask to be asked after 30 and 90 days; a mail asks first whether it was meant',
        params: IdParams,
        body: CampaignQuestion,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await askToBeAsked(context, request.viewer, request.params.id, request.body.email, request.ip);
      return { success: true as const, message: questionAsked };
    },
  );

  app.post(
    '/campaigns/:id/thanks',
    {
      onRequest: context.guards.visitor,
      config: { failed: 'Please enter your e-mail address.', item: { of: 'campaigns', reach: 'readable' } },
      schema: {
        summary:
          'Ask for the organiser’s thanks once, when the campaign is over; a mail asks first whether it was meant',
        params: IdParams,
        body: ThanksRequestForm,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await askToBeAsked(context, request.viewer, request.params.id, request.body.email, request.ip, 'thanks');
      return { success: true as const, message: thanksAsked };
    },
  );

  for (const [page, act] of Object.entries(pages) as [QuestionPage, (typeof pages)[QuestionPage]][])
    mailLinkRoutes(app, `/campaign-questions/${page}`, {
      summary: 'A page that a link in a mail opens, for people without script or account',
      ask: (reply, token) => sendQuestionPage(reply, page, token),
      answer: async (_, reply, token) => sendResultPage(reply, await act(context, token), context.webUrl),
    });
}
