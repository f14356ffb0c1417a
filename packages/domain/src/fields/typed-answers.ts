import type { Answers, FieldSpec, FieldsValue } from './field-spec';
import { FIELD_TYPES, type FieldType } from './field-types';

type Fields = Readonly<Record<string, FieldSpec>>;

/** The empty answers of a form. */
export function emptyAnswers<F extends Fields>(fields: F): FieldsValue<F> {
  // Object.fromEntries loses the names; FIELD_TYPES has the types of FieldsValue, field by field.
  return mapFields(fields, ({ type }) => FIELD_TYPES[type].empty) as FieldsValue<F>;
}

/**
 * The values of the controls of a form: text for a number (`1140.50` for 114 050 grosze), the answer itself for other
 * types.
 */
export function typedOfAnswers(fields: Fields, answers: Answers): Record<string, unknown> {
  return mapFields(fields, ({ type }, name) => {
    const answer = answers[name] ?? FIELD_TYPES[type].empty ?? '';
    return typeof answer === 'number' ? FIELD_TYPES[type].typed(answer) : answer;
  });
}

/** The answers of the values of controls. A number that cannot be parsed is `NaN`, which the rules refuse. */
export function answersOfTyped(fields: Fields, typed: Answers): Record<string, unknown> {
  return mapFields(fields, ({ type }, name) => answerOfTyped(type, typed[name]));
}

export function answerOfTyped(type: FieldType, typed: unknown): unknown {
  // An unchecked native checkbox has the value `false`.
  if (typed === false || typed === undefined) return FIELD_TYPES[type].empty;
  return typeof typed === 'string' ? FIELD_TYPES[type].read(typed) : typed;
}

function mapFields(fields: Fields, worthOf: (spec: FieldSpec, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, worthOf(spec, name)]));
}
