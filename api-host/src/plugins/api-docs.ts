import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI of every mounted endpoint: `/api/docs` to read, `/api/docs/json` for programs. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sitewright API', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    // Files, pages and probes carry no schema and are not part of the API.
    hideUntagged: false,
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => {
    scope.defaultAccess = 'anyone';
    await scope.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
