import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';
import type { DatabaseWatch } from '../database-watch';

/** PostgreSQL ends a query after 5 s by itself, as long as it runs. */
const PATIENCE_MS = 8_000;
/** Seconds after which a request is worth another try. */
const RETRY_AFTER = 5;

/** Thrown or sent where the database does not answer. */
export function databaseAway(): ApiError {
  return new ApiError('server', null, { status: 503, retryAfter: RETRY_AFTER });
}

/**
 * Answers 503 to requests that wait for a database which stands still. What waits for a person, a slow line or other
 * queries is left alone: the database answers then.
 *
 * @param patienceMs how long a request may wait before the database is asked whether it is there
 */
export function endSilence(app: FastifyInstance, database: DatabaseWatch, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setInterval(async () => {
      // Of a request that became a socket, whose reply is never closed: it would be asked for as long as the server runs.
      if (reply.sent) return clearInterval(timer);
      if (await database.isAnswering()) return;
      clearInterval(timer);
      if (reply.sent) return;
      request.log.error('The database does not answer');
      reply.send(databaseAway());
    }, patienceMs).unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
}
