import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../src/db';

/** Whether the code that runs belongs to a transaction, through every call and `await` of it. */
const inTransaction = new AsyncLocalStorage<boolean>();

const ASKS = new Set<PropertyKey>([
  ...['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete', 'execute', '$count'],
  ...['with', 'transaction'],
]);

/**
 * The database, which refuses to be asked beside an open transaction of the same request. The embedded one has one
 * connection, which the transaction holds: such a query waits for ever, and the server with it. On PostgreSQL it reads
 * what the transaction has not seen.
 */
export function onOneConnection(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function' || !ASKS.has(name)) return value;
      return (...given: unknown[]) => {
        if (inTransaction.getStore()) {
          throw new Error(`The database is asked (${String(name)}) beside its own transaction.`);
        }
        if (name !== 'transaction') return value.apply(target, given);
        const [work, ...options] = given as Parameters<Db['transaction']>;
        return target.transaction((tx) => inTransaction.run(true, () => work(tx)), ...options);
      };
    },
  });
}
