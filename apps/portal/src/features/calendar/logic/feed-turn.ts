import type { CalendarFeed } from '@urzad/contract';

/** What a person does with the address of their calendar. */
export type FeedStep = 'make' | 'renew' | 'delete';

/** A step that was refused, or whose answer was lost. */
export interface RefusedStep {
  step: FeedStep;
  /** Of the address that it was about; none of one that is made. */
  id?: number;
}

/**
 * Why another dialog stands there after a refused step: the address was made, renewed or removed meanwhile, in another
 * window or by this press, whose answer was lost. `undefined` where the dialog of the step stands and tells its failure
 * itself.
 */
export function feedTurn(
  refused: RefusedStep | undefined,
  feed: Pick<CalendarFeed, 'id'> | null,
): 'exists' | 'renewed' | 'gone' | undefined {
  if (refused === undefined) return undefined;
  if (refused.step === 'make') return feed ? 'exists' : undefined;
  if (feed === null) return 'gone';
  // A renewed address has another id.
  return feed.id === refused.id ? undefined : 'renewed';
}
