import { NO_VALUE } from '../words/no-value';
import { type FieldErrorCode, fieldErrorText } from './field-errors';
import type { WordsOptions } from './field-facts';
import { specRefusal } from './field-rules';
import type { FieldSpec } from './field-spec';
import { FIELD_TYPES } from './field-types';

export type AnswerTextOptions = Omit<WordsOptions, 'options'>;

/**
 * An answer as text: names of choices, dates with the year, amounts with their currency. Objects of a lookup are
 * shown by their ids, as only the lookup has their names.
 */
export function answerText({ type, options }: FieldSpec, answer: unknown, asked: AnswerTextOptions): string {
  const { words, between } = FIELD_TYPES[type];
  const texts = partsOf(answer)
    .map((part) => words(part, { ...asked, options }))
    .filter((text) => text !== '');

  return texts.length > 0 ? texts.join(between) : NO_VALUE[asked.locale];
}

function partsOf(answer: unknown): (string | number)[] {
  if (typeof answer === 'number' || typeof answer === 'string') return [answer];

  const parts: unknown[] = Array.isArray(answer) ? answer : Object.values(answer ?? {});
  return parts.map(String);
}

/** The error of an answer as text: with the limit of its field, which for money is an amount. */
export function answerErrorText(
  spec: FieldSpec,
  code: FieldErrorCode,
  { locale, value }: { locale: WordsOptions['locale']; value?: unknown },
): string {
  const refusal = specRefusal(spec, code);

  return fieldErrorText(code, locale, typeof refusal === 'string' ? { value } : { value, ...refusal });
}
