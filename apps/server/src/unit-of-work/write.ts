import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendLog, type LogEntry, type LogOrigin, systemOrigin } from '../audit-log/log';
import type { Tx } from '../db';
import { codesOf } from '../startup/refusals/start-refused';
import { findAnswer, storeAnswer, ticketOf } from './idempotency';

/**
 * Codes after which a transaction is retried. After a row that another transaction has written or deleted meanwhile, the
 * next try meets what that one has committed, and does it or refuses it with its own reason.
 */
const TRY_AGAIN = new Set([
  // Serialization failure, deadlock.
  ...['40001', '40P01'],
  // Such a row is there already; a row that is referred to is gone.
  ...['23505', '23503'],
]);
const TRIES = 3;

/** Adds a row to the log; all of them are written at the end of the transaction. */
export type Note = (entry: LogEntry) => void;

/**
 * Runs a write in one transaction. `work` gets the transaction and `note`; its result is the answer. An endpoint
 * marked `idempotent` answers a repeated `Idempotency-Key` from the store. The cache of sessions is emptied
 * afterwards. Crash points: `{entity}/{verb}.before-commit` and `{entity}/{verb}.after-commit`.
 */
export type Write = <Answer>(
  request: FastifyRequest,
  work: (tx: Tx, note: Note) => Promise<Answer>,
) => Promise<Answer>;

/** The same for what the server does itself, under a name: cyclic tasks. */
export type SystemWrite = <Answer>(
  name: string,
  work: (tx: Tx, note: Note) => Promise<Answer>,
) => Promise<Answer>;

export function writerOf(app: FastifyInstance): Write {
  return (request, work) => {
    const name = (request.routeOptions.url ?? '').replace(/^\/api\//, '');
    const ticket = ticketOf(request);
    const origin = () => originOf(request, app.clock.business());
    return inOneTransaction(app, { name, origin }, async (tx, note) => {
      const earlier = ticket && (await findAnswer(tx, ticket));
      // The store holds the result of this very `work`, validated again by the schema of the answer.
      if (earlier) return earlier.answer as Awaited<ReturnType<typeof work>>;

      const result = await work(tx, note);
      if (ticket) await storeAnswer(tx, ticket, result, app.clock.now());
      return result;
    });
  };
}

export function systemWriterOf(app: FastifyInstance): SystemWrite {
  const origin = () => systemOrigin(app.clock.business());
  return (name, work) => inOneTransaction(app, { name, origin }, work);
}

async function inOneTransaction<Answer>(
  app: FastifyInstance,
  { name, origin }: { name: string; origin: () => LogOrigin },
  work: (tx: Tx, note: Note) => Promise<Answer>,
): Promise<Answer> {
  const answer = await withRetry(() =>
    app.db.transaction(async (tx) => {
      const entries: LogEntry[] = [];
      const result = await work(tx, (entry) => entries.push(entry));
      if (entries.length > 0) await appendLog(tx, origin(), entries);
      app.crash.at(`${name}.before-commit`);
      return result;
    }),
  ).finally(app.sessions.forget);
  app.crash.at(`${name}.after-commit`);
  app.mail.wake();
  return answer;
}

export function originOf(request: FastifyRequest, date: Date): LogOrigin {
  return {
    date,
    id_user: request.session?.user.id ?? null,
    id_user_main: request.session?.user.id_user_main ?? null,
    ip: request.ip,
    method: request.method,
    // The route pattern, not the address: a query may carry values that must not be logged.
    path: request.routeOptions.url ?? null,
    request_id: request.id,
  };
}

async function withRetry<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !codesOf(error).some((code) => TRY_AGAIN.has(code))) throw error;
    }
  }
}
