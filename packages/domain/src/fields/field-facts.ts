import type { IsoDate } from '../dates/iso-date';
import type { Locale } from '../words/locale';
import type { Option } from '../words/option';
import type { Bounds, Limits } from './bounds';
import type { FieldErrorCode } from './field-errors';

/** Two days, empty or text that is no day until they are chosen. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What an answer is: a text, a number (`null` until it is entered), a list of texts, or two days. */
export interface AnswerOf {
  text: string;
  number: number | null;
  list: readonly string[];
  span: DaySpan;
}
export type Held = keyof AnswerOf;

/** What one field asks of its answer beyond its type. */
export interface FieldLimits extends Bounds {
  /** Shortest text, once there is one. */
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

/** All that is known of one type of field: rules, schemas, drafts and documents ask here. */
export interface FieldFacts<Holds extends Held = Held> {
  holds: Holds;
  /** The answer before anything was answered. */
  empty: AnswerOf[Holds];
  /** The answer behind what was typed into a control; a number that cannot be read is `NaN`. */
  read: (typed: string) => string | number | null;
  /** What a control holds of a number. */
  typed: (answer: number) => string;
  /** The rules that an answer breaks, in the order in which they are told. The answer is not empty. */
  errors: (answer: unknown, limits: FieldLimits, today: IsoDate) => readonly (FieldErrorCode | undefined)[];
  /** The limits that the text of a broken rule names. */
  limitsOf: (limits: FieldLimits, code: FieldErrorCode) => Limits;
  /** Most characters of one text. */
  textMax: (limits: FieldLimits) => number;
  /** Whether a text may have several lines. */
  hasLines: boolean;
  /** An answer in words; of a list one of its texts, of a span one of its days. */
  words: (part: string | number, options: WordsOptions) => string;
  /** What stands between the parts. */
  between: string;
  /** Whether an answer may neither lie in a browser that others use nor stand in a log (Order §2). */
  isPrivate: boolean;
}
