import formbody from '@fastify/formbody';
import { text } from '@cyberharbour/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../context.ts';

/** What a link in a mail carries. */
const LinkQuery = z.object({ token: z._default(text().check(z.maxLength(200)), '') });

interface MailLink {
  summary: string;
  /** The security event of a press of the page's button. */
  event?: 'email.returned' | 'login.reported' | 'deletion.cancelled' | 'recovery.confirmed' | 'recovery.stopped';
  /** Following the link changes nothing: it asks. */
  ask: (reply: FastifyReply, token: string) => FastifyReply | Promise<FastifyReply>;
  answer: (request: FastifyRequest, reply: FastifyReply, token: string) => Promise<FastifyReply>;
}

/** The page behind a link of a mail, and its one button. It needs no session. */
export function mailLinkRoutes(app: App, path: string, { summary, event, ask, answer }: MailLink): void {
  void app.register(async (links: App) => {
    await links.register(formbody);
    const config = {
      anyOrigin: true,
      everyone: 'The token of the link is the right to act.',
      failed: 'This link does not work.',
    };
    const schema = { querystring: LinkQuery, produces: ['text/html'], summary };
    links.get(path, { config, schema }, async (request, reply) => ask(reply, request.query.token));
    links.post(path, { config: { ...config, ...(event && { event }) }, schema }, async (request, reply) =>
      answer(request, reply, request.query.token),
    );
  });
}
