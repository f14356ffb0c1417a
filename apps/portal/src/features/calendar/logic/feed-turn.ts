import type { CalendarFeed } from '@urzad/contract';

/** What a person does with the address of their calendar. */
export type FeedStep = 'make' | 'renew' | 'delete';

/**
 * Why another dialog stands there after a refused step: the address was made or removed meanwhile, in another window or
 * by this press, whose answer was lost. `undefined` where the dialog of the step stands and tells its failure itself.
 */
export function feedTurn(
  refused: FeedStep | undefined,
  feed: Pick<CalendarFeed, 'id'> | null,
): 'exists' | 'gone' | undefined {
  if (refused === undefined) return undefined;
  if (refused === 'make') return feed ? 'exists' : undefined;
  return feed ? undefined : 'gone';
}
