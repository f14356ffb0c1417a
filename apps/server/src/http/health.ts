import type { FastifyInstance } from 'fastify';
import { findMailTrouble } from '../mail/mail-trouble';

/** For whoever watches the server: does the process live, can it serve. */
export function answerHealth(app: FastifyInstance) {
  app.get('/api/health/live', { logLevel: 'silent' }, async () => ({ data: { status: 'live' } }));

  // Letters that do not leave are told, and keep nobody from the portal: only the database decides whether it is ready.
  app.get('/api/health/ready', { logLevel: 'silent' }, async () => {
    const trouble = await findMailTrouble(app.db, app.clock);
    const status = trouble.delayed + trouble.failed > 0 ? 'degraded' : 'ok';
    return { data: { status: 'ready', mail: { status, ...trouble } } };
  });
}
