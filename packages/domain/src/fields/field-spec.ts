import type { AnswerOf, FieldLimits } from './field-facts';
import type { FIELD_TYPES, FieldType } from './field-types';

/** One field of a form as data: its texts, its width and its rule. Form, PDF and review use the same. */
export interface FieldSpec extends FieldLimits {
  /** The step of the form that asks for it, counted from 1. */
  step: number;
  /** What the answer is, and with it its widget and its rule. */
  type: FieldType;
  /** The label in Polish. */
  pl: string;
  /** The label in English. */
  en: string;
  /** Whether an empty answer is refused. */
  required: boolean;
  /** The dictionary whose items its `options` are: the office words them. */
  library?: string;
  /** Identifying data, though its type is not private: stored in no browser and no log. */
  isPrivate?: true;
  /** Data on health, origin or hardship: the office shows it only to people with the privilege. */
  isSensitive?: true;
  /** Asked only when the named field of the same group has one of these values; otherwise ignored. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Never asked: computed from other answers, and stored with them. */
  derived?: true;
  /** A yes or no may be cleared: `Brak` is a third choice (Spec §5). */
  hasNone?: boolean;
}

/** The facts of a field that its rules need. */
export type JudgedField = Pick<FieldSpec, 'type'> & FieldLimits;

export type FieldsValue<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: AnswerOf[(typeof FIELD_TYPES)[F[K]['type']]['holds']];
};

/** The answers of one group of fields, looked up by name. */
export type Answers = Readonly<Record<string, unknown>>;

/** Whether this field is asked, given the other answers. */
export function isShown(spec: FieldSpec, answers: Answers): boolean {
  return !spec.derived && meetsCondition(spec, answers);
}

/** Whether an answer may exist: the field is asked, or derived. */
export function meetsCondition(spec: FieldSpec, answers: Answers): boolean {
  return Object.entries(spec.when ?? {}).every(([name, values]) =>
    values.includes(String(answers[name] ?? '')),
  );
}
