import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { APP_VERSION } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { describeEndpoint } from './describe-endpoint';

/**
 * The page has its scripts and styles inside, sets style attributes, and also works over plain HTTP in the office's
 * network.
 */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI page at `/api/docs`, made from the same contract as the routes. */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Małe granty II – API',
        version: APP_VERSION,
        description:
          'Success is {"data": …}, an error is {"code": "…", "data": …}. Sign in with POST /api/user/login and send the token in the header `token`.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
      security: [{ token: [] }],
    },
    transform: describeEndpoint,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => DOCS_POLICY,
    // Without it the page would send the description to a validator on another server.
    uiConfig: { validatorUrl: null },
  });
}
