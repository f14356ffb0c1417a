import { useState } from 'react';
import type { PickItem } from '../autocomplete-field/pick-item';
import { useAnswer } from '../autocomplete-field/use-answer';
import { REST_MS } from '../autocomplete-field/use-lookup';
import { matchingItems } from './listed-items';

/** Some of the objects, and the number of all. */
export interface FoundObjects {
  /** At most 100 of them; fewer than `count` are a part, and a text searches for the others. */
  items: readonly PickItem[];
  /** The number of all. */
  count: number;
}

/**
 * Searches objects by a text, all of them for an empty one: at most 100 at a time, with the number of all matches.
 * The signal cancels the search. A failure rejects the promise. `objectsLookup` of `@urzad/contract` makes one from
 * the address of a list (Spec §7).
 */
export type ObjectsLookup = (text: string, signal: AbortSignal) => Promise<FoundObjects>;

/** Spec §9: up to this number all are loaded and filtered in the browser, above it the server searches. */
const MOST_ITEMS = 100;

export type ListState = 'waiting' | 'failed' | 'nothing' | 'listed';

/** The objects to choose from for the typed text. */
export function useObjects(lookup: ObjectsLookup, typed: string, isNeeded: boolean) {
  const [turn, setTurn] = useState(0);
  const text = typed.trim();
  const all = useAnswer(isNeeded ? '' : undefined, lookup, 0, turn);
  const isWhole = all.found !== undefined && hasAll(all.found);
  const isAsking = text !== '' && all.state !== 'waiting' && !isWhole;
  const searched = useAnswer(isAsking ? text : undefined, lookup, REST_MS);

  const { state, found } = isAsking ? searched : all;
  const held = found?.items.slice(0, MOST_ITEMS) ?? NONE;
  const items = isWhole ? matchingItems(held, text) : held;

  return {
    items,
    /** All matches, listed or not. */
    count: isWhole ? items.length : (found?.count ?? 0),
    state: stateOf(state, items),
    /** The result of the search without a text. */
    all: all.found?.items ?? NONE,
    retry: () => setTurn(turn + 1),
  };
}

/** Fewer items than `count` are a part, however small `count` is: the rest is found by a search alone. */
function hasAll({ items, count }: FoundObjects): boolean {
  return count <= MOST_ITEMS && items.length >= count;
}

function stateOf(asked: ReturnType<typeof useAnswer>['state'], items: readonly PickItem[]): ListState {
  if (asked === 'answered') return items.length > 0 ? 'listed' : 'nothing';
  return asked === 'failed' ? 'failed' : 'waiting';
}

const NONE: readonly PickItem[] = [];
