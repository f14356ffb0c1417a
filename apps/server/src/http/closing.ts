import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, every answer closes its connection. A browser keeps one open for a minute after its last call and
 * would hold the process that long.
 */
export function closeWithAnswers(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
