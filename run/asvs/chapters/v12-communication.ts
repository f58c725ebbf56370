import { byDeployment, type Chapter, meet, notApplicable } from '../requirement.ts';

const provides = 'docs/protection.md#what-the-operator-provides';

export const communication: Chapter = {
  title: 'V12 Secure communication',
  requirements: {
    '12.1.1': byDeployment('TLS 1.2 and 1.3 only, the newer one preferred.', 'The proxy in front ends TLS.', provides),
    '12.1.2': byDeployment(
      'Recommended ciphers only, the strongest preferred.',
      'The proxy in front ends TLS.',
      provides,
    ),
    '12.1.3': notApplicable('Certificates of clients are verified.', 'No client has a certificate.'),
    '12.2.1': byDeployment(
      'All traffic from outside is TLS, without a way back to plain.',
      'The proxy redirects pages and refuses the rest; HSTS keeps browsers on https.',
      provides,
      'hsts',
    ),
    '12.2.2': byDeployment('Certificates are publicly trusted.', 'The proxy has them.', provides),
    '12.3.1': byDeployment(
      'All connections of the servers are encrypted.',
      'By the addresses of the settings: `postgres://…?sslmode=verify-full`, `rediss:`, `smtps:`, `https:`.',
      provides,
    ),
    '12.3.2': meet(
      'Certificates of others are verified.',
      'Node verifies them, and nothing in the sources turns that off.',
      'sources',
    ),
    '12.3.3': byDeployment(
      'Connections between our own servers are encrypted.',
      'Web server and API run on one machine or in one network that encrypts; `INTERNAL_API_URL` takes https.',
      provides,
    ),
    '12.3.4': byDeployment(
      'Those connections have trusted certificates.',
      '`NODE_EXTRA_CA_CERTS` names the own authority, and no other is needed.',
      provides,
    ),
  },
};
