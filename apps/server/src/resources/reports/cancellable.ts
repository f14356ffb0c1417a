import type { Writable } from 'node:stream';
import { Semaphore } from 'async-mutex';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';

/**
 * Reports at once: each may need a second connection to be cancelled, and gives its own back only then. Both together
 * have to fit into the pool and leave some of it to everybody else.
 */
const AT_ONCE = 4;
const places = new Semaphore(AT_ONCE);

/**
 * A query that ends when nobody waits for its answer any more. The connection is given back only after the cancelling
 * has, or the next query on it would be cancelled. The embedded database does one thing after another, so there is
 * nothing that could be cancelled.
 */
export async function cancellable<Result>(
  app: Pick<FastifyInstance, 'config' | 'db'>,
  answer: Writable,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (app.config.databaseUrl === undefined) return work(app.db);

  return places.runExclusive(() =>
    app.db.transaction(
      async (tx) => {
        const [row] = await tx
          .select({ pid: sql`pg_backend_pid()`.mapWith(Number) })
          .from(sql`(select 1) as one`);
        let cancelled: Promise<unknown> | undefined;
        const cancel = () => {
          cancelled = app.db.execute(sql`select pg_cancel_backend(${row?.pid ?? 0})`).catch(() => undefined);
        };
        answer.once('close', cancel);
        if (answer.destroyed) cancel();
        try {
          return await work(tx);
        } finally {
          answer.off('close', cancel);
          await cancelled;
        }
      },
      { accessMode: 'read only' },
    ),
  );
}
