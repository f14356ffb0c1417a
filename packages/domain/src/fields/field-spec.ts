import type { AnswerOf, FieldLimits } from './field-facts';
import type { FIELD_TYPES, FieldType } from './field-types';

/** One field of a form: its words, its place and its rule, as data. Form, PDF and review all read the same. */
export interface FieldSpec extends FieldLimits {
  step: number;
  type: FieldType;
  pl: string;
  en: string;
  required: boolean;
  /** Tells who somebody is or where they live, though its type does not: kept in no browser and no log. */
  isPrivate?: true;
  /** Tells of health, origin or hardship: the office shows it only to those who need it. */
  isSensitive?: true;
  /** Asked only when the named field of the same group has one of these values; otherwise ignored. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Never asked: it follows from other answers, and the office keeps it with them. */
  derived?: true;
  /** A yes or no may be taken back: `Brak` stands beside them (Spec §5). */
  hasNone?: boolean;
}

/** As much of a field as its rules need. */
export type JudgedField = Pick<FieldSpec, 'type'> & FieldLimits;

export type FieldsValue<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: AnswerOf[(typeof FIELD_TYPES)[F[K]['type']]['holds']];
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
