import { STORAGE_LIMIT_BYTES } from '@urzad/domain';
import { clear, promisifyRequest } from 'idb-keyval';
import { browserStore } from '../browser-store';
import { ANSWERS_DB } from './answers-db';
import { leastUsedBeyond, type Weighed } from './least-used';

/** An answer of the server that the browser keeps for one person. */
export interface KeptAnswer extends Weighed {
  /** The id of the person whom the server answered. */
  of: number;
  /** What the server calls this version of the answer. */
  tag: string;
  /** The answer as text. */
  json: string;
}

/** Opens nothing until it is used. */
const inStore = browserStore(ANSWERS_DB, 'answers');

/** The answer of this key, which counts as used now. */
export function findAnswer(key: string, of: number): Promise<KeptAnswer | undefined> {
  return inStore('readwrite', async (store) => {
    const found = await promisifyRequest<KeptAnswer | undefined>(store.get(key));
    if (found?.of !== of) return undefined;
    store.put({ ...found, used: Date.now() }, key);
    return found;
  });
}

/** Keeps an answer; above the limit the least recently used ones go, in the same transaction. */
export function keepAnswer(answer: Pick<KeptAnswer, 'key' | 'of' | 'tag' | 'json'>): Promise<void> {
  const kept: KeptAnswer = { ...answer, bytes: bytesOf(answer), used: Date.now() };

  return inStore('readwrite', async (store) => {
    store.put(kept, kept.key);
    const all = await promisifyRequest<KeptAnswer[]>(store.getAll());
    for (const key of leastUsedBeyond(all, STORAGE_LIMIT_BYTES)) store.delete(key);
    await promisifyRequest(store.transaction);
  });
}

/** Removes what belongs to anybody else. */
export function forgetAnswersOfOthers(of: number): Promise<void> {
  return inStore('readwrite', async (store) => {
    const all = await promisifyRequest<KeptAnswer[]>(store.getAll());
    for (const answer of all) if (answer.of !== of) store.delete(answer.key);
    await promisifyRequest(store.transaction);
  });
}

export function forgetKeptAnswers(): Promise<void> {
  return clear(inStore);
}

export async function answersInUse(): Promise<{ used: number; entries: number }> {
  const all = await inStore('readonly', (store) => promisifyRequest<KeptAnswer[]>(store.getAll()));
  return { used: all.reduce((sum, { bytes }) => sum + bytes, 0), entries: all.length };
}

function bytesOf({ key, tag, json }: Pick<KeptAnswer, 'key' | 'tag' | 'json'>): number {
  return new TextEncoder().encode(key + tag + json).length;
}
