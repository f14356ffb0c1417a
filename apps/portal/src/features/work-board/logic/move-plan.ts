import type { Law } from '@urzad/grants';

/** What a board asks a law. */
export type BoardLaw = Pick<Law<string, string>, 'steps' | 'statusAfter' | 'mayStep'>;

/**
 * What comes of a move.
 * - `run`: a step that takes nothing, and is taken at once
 * - `form`: a step that asks something, on the screen of the object
 * - `refused`: none leads there; the applicant, the clock or somebody with another role takes it
 */
export type MovePlan =
  | { kind: 'run' }
  | { kind: 'form' }
  | { kind: 'refused'; reason: 'noWay' | 'citizen' | 'system' | 'noPrivilege' };

interface Move {
  law: BoardLaw;
  from: string;
  /** The statuses of the column on which the card was put. */
  to: readonly string[];
  privileges: readonly string[];
}

/** The step that a board takes itself: it makes the caller the officer in charge. */
const PLAIN = 'take';

/** Looks in the law of an object for the step that leads from its status into a column. */
export function planOf({ law, from, to, privileges }: Move): MovePlan {
  const ways = law.steps.filter((step) => {
    const after = law.statusAfter(step, from);
    return after !== undefined && after !== from && to.includes(after);
  });
  const isOf = (actor: 'citizen' | 'system') => ways.some((step) => law.mayStep(step, from, actor));
  const own = ways.filter((step) => law.mayStep(step, from, { privileges }));

  if (ways.length === 0) return { kind: 'refused', reason: 'noWay' };
  if (own.includes(PLAIN)) return { kind: 'run' };
  if (own.length > 0) return { kind: 'form' };
  if (isOf('citizen')) return { kind: 'refused', reason: 'citizen' };
  return { kind: 'refused', reason: isOf('system') ? 'system' : 'noPrivilege' };
}
