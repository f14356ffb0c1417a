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
import { isValueType, type ValueBinding } from '../../spec-field/spec-values';
import type { Enter } from './enter';

const TODAY = '2027-02-10';

export type Words = Readonly<Record<Locale, string>>;

/** What a form gives to a field, whichever way the field speaks, and the states that it may be in. */
export interface GivenField extends FieldBinding, ValueBinding {
  error?: string | undefined;
  hint?: string | undefined;
  /** Autofill token. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** One type of field: how it is drawn, what it holds, and what it says. */
export interface FieldRow {
  /** As the specification calls it (Spec §5). */
  type: string;
  /** The type of the answer, of a field that is made from its description. */
  answerType?: FieldType;
  label: Words;
  /** Speaks by `value` and `onValueChange`, as its answer is no text. */
  isValue: boolean;
  draw: (field: GivenField, locale: Locale) => ReactNode;
  check: (typed: unknown) => FieldErrorCode | undefined;
  errorText: (code: FieldErrorCode, locale: Locale, typed: unknown) => string;
  /** What the field is without until it has come from the network, as a selector. */
  later?: string | undefined;
  /** What a control holds before anything was answered. */
  empty: unknown;
  good: GoodAnswer;
  /** Something that is refused by its own code; most choices can only be empty. */
  bad?: BadAnswer | undefined;
}

export interface GoodAnswer {
  typed: unknown;
  /** How it reads where it cannot be changed. */
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
  good: GoodAnswer;
  bad?: BadAnswer;
}

const NAME = 'field';

/** A field that is made from its description, as an office makes all of its own. */
export function specRow({ type, called = type, label, spec: more, source, good, bad }: SpecRow): FieldRow {
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
    empty: typedOfAnswers(fields, {})[NAME],
    good,
    bad,
  };
}

/** What is said of each field that must be answered and is not. */
export const EMPTY_TEXT: Words = { pl: 'Pole jest wymagane', en: 'This field is required' };

export const both = (text: string): Words => ({ pl: text, en: text });
export const words = (pl: string, en: string): Words => ({ pl, en });
