import type { RefusalTexts } from './refusal-text';
import type { ObjectQueries } from './use-step';

/** What a step in a dialog knows of its object. */
export interface StepTarget {
  queries: ObjectQueries;
  /** The text of the button that cancels. */
  back: string;
  /** What the reasons of the server mean. */
  reasons: RefusalTexts;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided?: () => void;
  /** Its dialog was opened or closed without a decision (`useHeldSteps`). */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The texts of a step. */
export interface StepWords {
  /** Of its button. */
  label: string;
  /** Of its dialog, where it is another one. */
  title?: string;
  /** What follows from it. */
  text: string;
  /** Said when it is done. */
  done: string;
  /** The title when the server refuses. */
  refused: string;
}
