import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiVersion, sessionCookie } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Guards } from '../sessions/guards.ts';
import { drawLogo } from '../http/logo.ts';
import { describeFully } from './describe-route.ts';

/** Who may call, in the words of the page; a route without a guard asks nobody. */
const callers: Record<keyof Guards, string> = {
  visitor: 'Everyone; members see more.',
  signedIn: 'Members.',
  verified: 'Members with a confirmed e-mail.',
  admin: 'Administrators.',
};

/** The chapter of the page: the first word of the address, and for administrators the second. */
const chapterOf = (url: string) => {
  const [first = '', second = ''] = url.replace(/^\/api\//, '').split('/');
  if (first === 'admin') return `admin: ${second}`;
  return first === 'reset-password' ? 'auth' : first;
};

const drawing = drawLogo('#fff', '#f4bd3c');

/** Described from the very schemas that check requests and shape answers; as data, and as a page to read. */
export async function describeApi(app: FastifyInstance, publicApiUrl: string, guards: Guards): Promise<void> {
  const guardOf = ({ onRequest }: RouteOptions) =>
    (Object.keys(guards) as (keyof Guards)[]).find((name) => [onRequest].flat().includes(guards[name]));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'CyberHarbour API',
        version: apiVersion,
        description:
          'Every call of the product. Failures have one shape: `{ success: false, message, code, errors? }`.',
      },
      servers: [{ url: publicApiUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
    },
    transform(route) {
      const { schema, url } = jsonSchemaTransform(route);
      const guard = guardOf(route.route);
      const security = guard === undefined || guard === 'visitor' ? [] : [{ session: [] }];
      return {
        url,
        schema: {
          ...describeFully(schema as Record<string, unknown>, route.route),
          tags: [chapterOf(url)],
          description: `Who may call: ${guard ? callers[guard] : 'Everyone.'}`,
          security,
        },
      };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: drawing, href: '/api/docs' },
    theme: {
      title: 'CyberHarbour API',
      favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: drawing }],
    },
    uiConfig: { docExpansion: 'list', tagsSorter: 'alpha', displayOperationId: false },
  });
}
