import path from 'node:path';
import type { Clock } from '../src/clock';
import type { Db } from '../src/db';
import { passwordHasher } from '../src/identity/passwords/hasher';
import { fillDatabase } from '../src/startup/fill-database';

export const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');

/** When every test begins: 9 o'clock in Warsaw on the day of Process §8. */
export const START = new Date('2027-02-10T08:00:00.000Z');

declare module 'vitest' {
  interface ProvidedContext {
    /** Embedded: a dumped data folder. */
    templateFile?: string;
    /** PostgreSQL: address of the server; the template is `urzad_template`. */
    postgresUrl?: string;
  }
}

/** The demo data, the same for both databases. */
export async function fillTemplate(db: Db): Promise<void> {
  const clock: Clock = { now: () => START, business: () => START };
  await fillDatabase(db, {
    config: { isDemo: true, isProduction: false },
    clock,
    passwords: await passwordHasher(),
  });
}
