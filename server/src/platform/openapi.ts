import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiVersion } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Described from the very schemas that check requests and shape answers; as data, and as a page to read. */
export async function describeApi(app: FastifyInstance, publicApiUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'CyberHarbour API', version: apiVersion },
      servers: [{ url: publicApiUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'CyberHarbour API' } });
}
