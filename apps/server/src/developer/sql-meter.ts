import { AsyncLocalStorage } from 'node:async_hooks';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

/** The statements of one call: how many, and how long the database took for all of them. */
export interface SqlMeter {
  count: number;
  ms: number;
}

type Run = (text: string, params: unknown[], statement: () => Promise<unknown>) => Promise<unknown>;

const meters = new AsyncLocalStorage<SqlMeter>();

/** Runs `work`, and measures the statements that it and what follows from it send. */
export function measureSql(meter: SqlMeter, work: () => void): void {
  meters.run(meter, work);
}

// The logger of Drizzle hears of a statement before it runs and never after, so the one method by which every driver runs
// its statements is measured. Without a meter nothing is added to it.
const statements = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
const run = statements.queryWithCache;

statements.queryWithCache = function measured(text, params, statement) {
  const meter = meters.getStore();
  return run.call(this, text, params, meter ? () => timed(meter, statement) : statement);
};

async function timed(meter: SqlMeter, statement: () => Promise<unknown>): Promise<unknown> {
  const begun = performance.now();
  meter.count += 1;
  try {
    return await statement();
  } finally {
    meter.ms += performance.now() - begun;
  }
}
