import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store in IndexedDB, opened when it is first used. Where storage is forbidden some browsers throw and others reject;
 * this one always rejects, so that callers have one failure to handle.
 */
export function browserStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
  return async (mode, work) => store(mode, work);
}
