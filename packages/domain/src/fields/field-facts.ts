import type { IsoDate } from '../dates/iso-date';
import type { Locale } from '../words/locale';
import type { Option } from '../words/option';
import type { Bounds, Limits } from './bounds';
import type { FieldErrorCode } from './field-errors';

/** Two days, each empty or unparsed text until it is chosen. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The type of an answer: a text, a number (`null` until it is entered), a list of texts, or two days. */
export interface AnswerOf {
  text: string;
  number: number | null;
  list: readonly string[];
  span: DaySpan;
}
export type Held = keyof AnswerOf;

/** The limits of one field, beyond its type. */
export interface FieldLimits extends Bounds {
  /** Shortest length of a text that is not empty. */
  minLength?: number | undefined;
  options?: readonly Option[];
  /** On which side of today the date must lie; today itself is on both. */
  side?: 'past' | 'future';
}

export interface WordsOptions {
  locale: Locale;
  /** The office's day. */
  today: IsoDate;
  /** The choices that the field offers. */
  options?: readonly Option[] | undefined;
}

/** All facts about one type of field, which rules, schemas, drafts and documents use. */
export interface FieldFacts<Holds extends Held = Held> {
  holds: Holds;
  /** The empty answer. */
  empty: AnswerOf[Holds];
  /** A text, cleaned by the one rule for what other programs paste; it is judged and stored so. */
  tidy: (text: string) => string;
  /** Parses the text of a control; a number that cannot be parsed is `NaN`. */
  read: (typed: string) => string | number | null;
  /** Formats a number as the text of a control. */
  typed: (answer: number) => string;
  /** The codes of the broken rules of a non-empty answer, in the order in which they are shown. */
  errors: (answer: unknown, limits: FieldLimits, today: IsoDate) => readonly (FieldErrorCode | undefined)[];
  /** The limits that the text of a code names. */
  limitsOf: (limits: FieldLimits, code: FieldErrorCode) => Limits;
  /** The largest length of one text. */
  textMax: (limits: FieldLimits) => number;
  /** Whether a text may have several lines. */
  hasLines: boolean;
  /** An answer as text; of a list one of its texts, of a span one of its days. */
  words: (part: string | number, options: WordsOptions) => string;
  /** The separator of the parts. */
  between: string;
  /** Whether an answer may neither be stored in a browser that others use nor be logged (Order §2). */
  isPrivate: boolean;
}
