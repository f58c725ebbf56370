import { byDeployment, type Chapter, meet, notApplicable } from '../requirement.ts';

const noGraph = 'There is no GraphQL.';
const noSocket = 'There are no WebSockets.';

export const api: Chapter = {
  title: 'V4 API and web service',
  requirements: {
    '4.1.1': meet(
      'Every body has a Content-Type that is right, texts with their charset.',
      'Set by both servers; JSON is UTF-8.',
      'contentTypes',
    ),
    '4.1.2': byDeployment(
      'Only pages lead from http to https; the API does not.',
      'Neither server redirects by protocol. The proxy in front redirects pages and refuses `/api` on http.',
      'docs/protection.md#what-the-operator-provides',
    ),
    '4.1.3': meet(
      'Headers that a proxy sets cannot be made up by users.',
      'Forwarded addresses count for as many proxies as `TRUST_PROXY` says, and none by default; the web server writes its own.',
      'addressBelieved',
      'addressPassedOn',
    ),
    '4.2.1': meet(
      'The end of each message is read in one way.',
      'Node’s strict parser refuses a message with both lengths, or with two; the web server sends its own framing on.',
      'messages',
      'webProxy',
    ),
    '4.3.1': notApplicable('Queries of GraphQL are limited.', noGraph),
    '4.3.2': notApplicable('GraphQL does not describe itself in production.', noGraph),
    '4.4.1': notApplicable('WebSockets run over TLS.', noSocket),
    '4.4.2': notApplicable('The origin of a WebSocket is checked.', noSocket),
    '4.4.3': notApplicable('WebSockets have tokens of their own where sessions do not fit.', noSocket),
    '4.4.4': notApplicable('Tokens of WebSockets come from the session.', noSocket),
  },
};
