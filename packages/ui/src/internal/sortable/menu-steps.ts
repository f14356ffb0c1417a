import type { Place } from './sorting';

/**
 * The step of a place for the entries of a menu: it leaves the focus on the button of the menu, and waits for the effect
 * in which the menu calls it, as React draws nothing in it.
 */
export function menuStepOf({ move }: Pick<Place, 'move'>, button: () => HTMLElement | null): Place['move'] {
  return move && ((step) => queueMicrotask(() => move(step, button() ?? undefined)));
}
