import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiVersion, sessionCookie } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Guards } from '../sessions/guards.ts';
import { drawLogo } from '../http/logo.ts';
import { describeAccess } from './access.ts';
import { describeFully } from './describe-route.ts';

/** The chapter of the page: the first word of the address, and for administrators the second. */
const chapterOf = (url: string) => {
  const [first = '', second = ''] = url.replace(/^\/api\//, '').split('/');
  if (first === 'admin') return `admin: ${second}`;
  return first === 'reset-password' ? 'auth' : first;
};

const drawing = drawLogo('#fff', '#f4bd3c');

/** Described from the very schemas that check requests and shape answers; as data, and as a page to read. */
export async function describeApi(app: FastifyInstance, publicApiUrl: string, guards: Guards): Promise<void> {
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
      const { access, sentence, needsSession } = describeAccess(route.route, guards);
      return {
        url,
        schema: {
          ...describeFully(schema as Record<string, unknown>, route.route),
          tags: [chapterOf(url)],
          description: sentence,
          security: needsSession ? [{ session: [] }] : [],
          ...(access && { 'x-access': access }),
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
