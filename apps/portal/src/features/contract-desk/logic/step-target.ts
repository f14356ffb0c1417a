import type { RefusalTexts } from '#shared/object/refusal-text';
import type { ObjectQueries } from '#shared/object/use-step';

/** What the steps of a desk know of their object, which is a contract or an annex. */
export interface StepTarget {
  queries: ObjectQueries;
  /** The text of the button that cancels. */
  back: string;
  /** What the reasons of the server mean. */
  reasons: RefusalTexts;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

/** The texts of a step. */
export interface StepWords {
  /** Of its button, and the title of its dialog. */
  label: string;
  /** What follows from it. */
  text: string;
  /** Said when it is done. */
  done: string;
  /** The title when the server refuses. */
  refused: string;
}
