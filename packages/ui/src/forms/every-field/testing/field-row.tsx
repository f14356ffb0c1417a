import {
  answerErrorText,
  answersOfTyped,
  type FieldErrorCode,
  type FieldSpec,
  type FieldType,
  fieldError,
  type Locale,
  typedOfAnswers,
} from '@urzad/domain';
import type { ReactNode } from 'react';
import type { FieldBinding } from '../../spec-field/spec-field';
import { SpecField } from '../../spec-field/spec-field';
import type { SpecSource } from '../../spec-field/spec-lookups';
import type { ValueBinding } from '../../spec-field/spec-values';
import { isValueType } from '../../spec-field/value-types';
import type { Enter } from './enter';

const TODAY = '2027-02-10';

export type Words = Readonly<Record<Locale, string>>;

/** The props that a form gives to a field, of both kinds of binding, and the states of the field. */
export interface GivenField extends FieldBinding, ValueBinding {
  error?: string | undefined;
  hint?: string | undefined;
  /** Autofill token. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** One type of field: how it is rendered, its values, and its texts. */
export interface FieldRow {
  /** As the specification calls it (Spec §5). */
  type: string;
  /** The type of the answer, for a field made from its `FieldSpec`. */
  answerType?: FieldType;
  label: Words;
  /** Bound by `value` and `onValueChange`, as its answer is no text. */
  isValue: boolean;
  draw: (field: GivenField, locale: Locale) => ReactNode;
  check: (typed: unknown) => FieldErrorCode | undefined;
  errorText: (code: FieldErrorCode, locale: Locale, typed: unknown) => string;
  /** A selector of the part that is loaded later. */
  later?: string | undefined;
  /** The value of an empty control. */
  empty: unknown;
  good: GoodAnswer;
  /** An answer with an error code of its own; most choices can only be empty. */
  bad?: BadAnswer | undefined;
}

export interface GoodAnswer {
  typed: unknown;
  /** Its text where it is read-only. */
  read: Words;
  enter: Enter;
}

export interface BadAnswer {
  typed: unknown;
  code: FieldErrorCode;
  text: Words;
}

interface SpecRow {
  type: FieldType;
  /** @default the type */
  called?: string;
  label: Words;
  spec?: Partial<FieldSpec>;
  source?: SpecSource;
  later?: string;
  good: GoodAnswer;
  bad?: BadAnswer;
}

const NAME = 'field';

/** A field made from its `FieldSpec`, as an office makes its own. */
export function specRow({
  type,
  called = type,
  label,
  spec: more,
  source,
  later,
  good,
  bad,
}: SpecRow): FieldRow {
  const spec: FieldSpec = { step: 1, type, ...label, required: true, ...more };
  const fields = { [NAME]: spec };

  return {
    type: called,
    answerType: type,
    label,
    isValue: isValueType(type),
    draw: (field) => <SpecField {...field} {...{ spec, source }} today={TODAY} />,
    check: (typed) =>
      fieldError(spec, { name: NAME, answers: answersOfTyped(fields, { [NAME]: typed }), today: TODAY }),
    errorText: (code, locale, value) => answerErrorText(spec, code, { locale, value }),
    later,
    empty: typedOfAnswers(fields, {})[NAME],
    good,
    bad,
  };
}

/** The error of each required field without an answer. */
export const EMPTY_TEXT: Words = { pl: 'Pole jest wymagane', en: 'This field is required' };

export const both = (text: string): Words => ({ pl: text, en: text });
export const words = (pl: string, en: string): Words => ({ pl, en });
