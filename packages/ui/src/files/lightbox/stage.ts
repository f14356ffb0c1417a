import type { Dispatch, RefObject } from 'react';
import type { Steps } from './lightbox-carousel';
import type { LightboxAct, LightboxState } from './lightbox-state';

/** What the wheel and the pointers of a stage know and change. */
export interface Stage {
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  steps: RefObject<Steps | null>;
  moveDisabled: boolean;
  /** A part of a page, which keeps its wheel and its finger for scrolling. */
  isInPage: boolean;
  /** Called by a press beside the picture. */
  onClose: (() => void) | undefined;
}

/** A button over the picture, or a message in its place. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="alert"], [role="status"]') !== null;
}
