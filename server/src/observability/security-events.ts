import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';

/** What somebody who watches over accounts wants to see; a counter has one line for each. */
export const securityEvents = [
  'login.accepted',
  'login.refused',
  'second-step.asked',
  'recovery-codes.made',
  'key.added',
  'key.removed',
  'check.accepted',
  'login.reported',
  'session.ended',
  'account.opened',
  'account.deleted',
  'code.sent',
  'code.accepted',
  'code.refused',
  'password.reset',
  'password.changed',
  'password.refused',
  'email.requested',
  'email.changed',
  'email.cancelled',
  'email.returned',
  'data.requested',
  'data.downloaded',
  'deletion.requested',
  'deletion.cancelled',
  'recovery.requested',
  'recovery.confirmed',
  'recovery.approved',
  'recovery.refused',
  'recovery.stopped',
  'role.changed',
  'limit.reached',
  'access.refused',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call that succeeds is, for the log of security events. */
    event?: SecurityEvent;
  }
  interface FastifyRequest {
    /** Beside the one of the route: what this call turned out to be. */
    events: SecurityEvent[];
    /** Whose account it is about, where nobody was signed in yet. */
    accountId: string | null;
  }
  interface FastifyReply {
    /** The machine code of the failure that was answered. */
    failureCode: string | null;
  }
  interface FastifyInstance {
    /** Since the start of this process. */
    securityCounts: Map<SecurityEvent, number>;
  }
}

const byFailure: Record<string, SecurityEvent> = {
  LOGIN_FAILED: 'login.refused',
  WRONG_PASSWORD: 'password.refused',
  PASSKEY_REFUSED: 'login.refused',
  PASSWORD_LEAKED: 'login.refused',
  SECOND_STEP: 'second-step.asked',
  WRONG_CODE: 'code.refused',
  TOO_MANY: 'limit.reached',
  NOT_ALLOWED: 'access.refused',
  NOT_VERIFIED: 'access.refused',
  WRONG_ORIGIN: 'access.refused',
};

const quiet = ['silent', 'fatal'];

/**
 * One line and one count for each event: its name, the account, the request, and a source that joins the lines of one
 * network without naming it. No address, no password, no code, no token.
 */
export function logSecurityEvents(app: FastifyInstance, key: Buffer, level: string): void {
  const log = quiet.includes(level) ? app.log : app.log.child({ log: 'security' }, { level: 'info' });
  app.decorateRequest('events');
  app.decorateRequest('accountId', null);
  app.decorate('securityCounts', new Map(securityEvents.map((event) => [event, 0])));
  app.addHook('onRequest', async (request) => {
    request.events = [];
  });
  app.addHook('onResponse', async (request, reply) => {
    const { event } = request.routeOptions.config;
    const failed = reply.failureCode === null ? undefined : byFailure[reply.failureCode];
    const happened = [
      ...(reply.statusCode < 300 && event ? [event] : []),
      ...(reply.statusCode < 300 ? request.events : []),
      ...(failed ? [failed] : []),
    ];
    for (const each of happened) {
      app.securityCounts.set(each, (app.securityCounts.get(each) ?? 0) + 1);
      const account = request.accountId ?? request.viewer?.id ?? null;
      log.info({
        event: each,
        account,
        source: sourceOf(key, request),
        reqId: request.id,
        route: request.routeOptions.url,
      });
    }
  });
}

const sourceOf = (key: Buffer, { ip }: FastifyRequest) =>
  createHmac('sha256', key)
    .update(`source:${addressKey(ip)}`)
    .digest('base64url')
    .slice(0, 12);
