import type { QueryKey } from '@tanstack/react-query';
import type { SvgIcon } from '@urzad/ui';
import type { RefusalTexts } from '../object/refusal-text';

/** The texts of one step of several objects. */
export interface ManyWords {
  /** The button, on the bar of the chosen rows and in the dialog. */
  label: string;
  title: string;
  /** What follows from it, for all of them. */
  text: string;
  /** Said of each that it is done with. */
  each: string;
  /** How many it will be done with. */
  going: (count: number) => string;
  none: string;
  done: (count: number) => string;
  refused: string;
}

/** One step that is taken of several chosen rows of a list. */
export interface ManySteps<Row extends { id: number }, Found extends { id: number }> {
  id: string;
  words: ManyWords;
  icon: SvgIcon;
  /** The object as it stands now: the row may be old. */
  find: (row: Row) => Promise<Found>;
  /** Why nothing is done with it: the end of a sentence, or undefined. */
  staysOf: (found: Found) => string | undefined;
  send: (found: Found, idempotencyKey: string, reason: string) => Promise<unknown>;
  /** What the reasons of the server mean here. */
  reasons: RefusalTexts;
  /** The texts of the field for a reason, where the step has one. */
  explanation?: { label: string; hint?: string; needed: (min: number) => string };
  /** The queries that are changed by it. */
  changes: QueryKey;
}

export interface ManyValues {
  reason: string;
}
