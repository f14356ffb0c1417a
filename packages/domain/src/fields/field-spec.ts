import type { Option } from '../words/option';

/**
 * What a field holds, which also says which rule proves it and which widget suits it. Of the types of Spec §5 three kinds
 * are no answer of a form and stand for themselves: `password` and the code prove who somebody is and are kept nowhere,
 * the icon is chosen for a menu, and files travel by uploads of their own (Order §4).
 */
export type FieldType =
  | 'text'
  | 'longText'
  | 'name'
  | 'pesel'
  | 'nip'
  | 'regon'
  | 'mail'
  | 'phone'
  | 'url'
  | 'zipCode'
  | 'city'
  | 'bankAccount'
  | 'date'
  /** A day known by heart, in three boxes. */
  | 'memorableDate'
  | 'dateRange'
  | 'datetime'
  | 'time'
  | 'week'
  | 'month'
  /** A number with decimals, as its text `12.5`. */
  | 'decimal'
  | 'int'
  /** A whole number on a scale from `min` to `max`. */
  | 'range'
  /** Whole grosze. */
  | 'price'
  /** One of `options`: rows, or a list when there are many. */
  | 'option'
  /** One of two to five short `options`, drawn as one switch. */
  | 'radioSwitch'
  /** Any of `options`. */
  | 'many'
  | 'yesNo'
  /** The same question, whose answers travel as `1` and `0` (Spec §5). */
  | 'yesNoDigits'
  /** A setting that is on or off at once. */
  | 'toggle'
  /** A sentence that must be agreed to: only `yes` will do. */
  | 'declaration'
  | 'tags'
  | 'textList'
  | 'colour'
  /** The id of one thing that is found by its name. */
  | 'autocomplete'
  /** The ids of any such things. */
  | 'objects';

/** One field of a form: its words, its place and its rule, as data. Form, PDF and review all read the same. */
export interface FieldSpec {
  step: number;
  type: FieldType;
  pl: string;
  en: string;
  required: boolean;
  /** Asked only when the named field of the same group has one of these values; otherwise ignored. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Longest text, largest number, or most tags. */
  max?: number;
  /** Smallest number. */
  min?: number;
  /** Shortest text, once there is one. */
  minLength?: number;
  options?: readonly Option[];
  /** Never asked: it follows from other answers, and the office keeps it with them. */
  derived?: true;
  /** A yes or no may be taken back: `Brak` stands beside them (Spec §5). */
  hasNone?: boolean;
  /** On which side of today the date must lie; today itself is on both. */
  side?: 'past' | 'future';
}

/** Two days, empty or text that is no day until they are chosen. */
export interface DaySpan {
  from: string;
  to: string;
}

export type NumberType = 'int' | 'price' | 'range';
export type ListType = 'many' | 'tags' | 'textList' | 'objects';

/** Numbers are `null` until they are entered, lists and texts empty. */
type FieldValue<T extends FieldType> = T extends NumberType
  ? number | null
  : T extends ListType
    ? readonly string[]
    : T extends 'dateRange'
      ? DaySpan
      : string;

export type FieldsValue<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: FieldValue<F[K]['type']>;
};

/** The answers of one group of fields, looked up by name. */
export type Answers = Readonly<Record<string, unknown>>;

/** Whether this question is asked, given the other answers. */
export function isShown(spec: FieldSpec, answers: Answers): boolean {
  return !spec.derived && meetsCondition(spec, answers);
}

/** Whether an answer can be there: asked, or followed from others. */
export function meetsCondition(spec: FieldSpec, answers: Answers): boolean {
  return Object.entries(spec.when ?? {}).every(([name, values]) =>
    values.includes(String(answers[name] ?? '')),
  );
}
