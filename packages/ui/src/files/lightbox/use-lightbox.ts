import { type Dispatch, useReducer } from 'react';
import { clampedIndex } from './lightbox-image';
import type { LightboxProps } from './lightbox-props';
import { type LightboxAct, type LightboxState, lightboxReducer, shownAnew } from './lightbox-state';
import { reportedTurn } from './lightbox-transform';

export interface LightboxControl {
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  /** A quarter to the right or to the left. */
  turn: (by: -90 | 90) => void;
  /** Another picture of the list is on the stage. */
  show: (index: number) => void;
}

/** The state of the shown picture, and what is told of it. */
export function useLightbox(
  count: number,
  { index = 0, onIndexChange, onRotate }: Pick<LightboxProps, 'index' | 'onIndexChange' | 'onRotate'>,
): LightboxControl {
  const [state, act] = useReducer(lightboxReducer, shownAnew(clampedIndex(index, count)));

  return {
    state,
    act,
    turn(by) {
      act({ act: 'turn', by });
      onRotate?.(reportedTurn(state.degrees + by));
    },
    show(next) {
      if (next === state.index) return;
      act({ act: 'show', index: next });
      onIndexChange?.(next);
    },
  };
}
