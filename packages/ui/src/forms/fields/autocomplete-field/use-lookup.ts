import type { PickItem } from './pick-item';
import { useAnswer } from './use-answer';

/**
 * Searches items by a text; the signal cancels the search. A failure rejects the promise. `autocompleteLookup` of
 * `@urzad/contract` makes one from the address of a list (Spec §7).
 */
export type Lookup = (text: string, signal: AbortSignal) => Promise<readonly PickItem[]>;

/** Spec §9: the pause in typing before a search. */
export const REST_MS = 500;

/** The found items, and the state of the search as text. */
export function useLookup(asked: string | undefined, lookup: Lookup) {
  const { state, found = NONE } = useAnswer(asked, lookup, REST_MS);

  if (state !== 'answered') return { state, items: NONE } as const;
  return { state: found.length > 0 ? 'found' : 'nothing', items: found } as const;
}

const NONE: readonly PickItem[] = [];
