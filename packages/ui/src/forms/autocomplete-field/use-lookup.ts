import type { PickItem } from './pick-item';
import { useAnswer } from './use-answer';

/**
 * Finds items for a text; told by the signal when nobody waits for the answer any more. A failure is a rejection.
 * `autocompleteLookup` of `@urzad/contract` makes one from the address of a list (Spec §7).
 */
export type Lookup = (text: string, signal: AbortSignal) => Promise<readonly PickItem[]>;

/** Spec §9: how long typing must rest before a search. */
export const REST_MS = 500;

/** What was found for a text, and in words how the search stands. */
export function useLookup(asked: string | undefined, lookup: Lookup) {
  const { state, found = NONE } = useAnswer(asked, lookup, REST_MS);

  if (state !== 'answered') return { state, items: NONE } as const;
  return { state: found.length > 0 ? 'found' : 'nothing', items: found } as const;
}

const NONE: readonly PickItem[] = [];
