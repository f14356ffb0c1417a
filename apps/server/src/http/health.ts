import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** For whoever watches the server: does the process live, can it serve. */
export function answerHealth(app: FastifyInstance) {
  app.get('/api/health/live', { logLevel: 'silent' }, async () => ({ data: { status: 'live' } }));

  app.get('/api/health/ready', { logLevel: 'silent' }, async () => {
    await app.db.execute(sql`select 1`);
    return { data: { status: 'ready' } };
  });
}
