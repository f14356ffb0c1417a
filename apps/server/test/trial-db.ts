import postgres from 'postgres';
import { ALWAYS_ANSWERS } from '../src/database-watch';
import { newsOverPostgres, type OpenDb, overPostgres } from '../src/db';
import { copyOfTemplate } from './test-db';

export interface TrialDb extends OpenDb {
  /** Runs `work` on the database as it is, and takes back all that it wrote. */
  trial<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * A PostgreSQL database on which calls are tried: within a trial the server works in one transaction that is rolled back,
 * its own transactions being savepoints of it. So a thousand calls find the same objects.
 */
export async function trialDb(): Promise<TrialDb> {
  const client = postgres(await copyOfTemplate(), {
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC' },
  });
  let trial: postgres.TransactionSql | undefined;
  const present = new Proxy(client, {
    get(_client, name) {
      if (name === 'begin' && trial) return trial.savepoint;
      return Reflect.get(trial ?? client, name);
    },
  });

  return {
    db: overPostgres(present),
    watch: ALWAYS_ANSWERS,
    listenToNews: newsOverPostgres(client),
    close: () => client.end({ timeout: 5 }),
    async trial(work) {
      const takenBack = new Error('The trial is over.');
      const results: Awaited<ReturnType<typeof work>>[] = [];
      const over = client.begin(async (transaction) => {
        trial = transaction;
        try {
          results.push(await work());
        } finally {
          // What goes on behind its answer must not ask the transaction: one that is over answers nothing.
          trial = undefined;
        }
        throw takenBack;
      });
      await over.catch((error: unknown) => {
        if (error !== takenBack) throw error;
      });
      return results[0] as Awaited<ReturnType<typeof work>>;
    },
  };
}
