import { parsePrice, toPriceText } from '../money/money';
import { isIntText, parseNumber } from '../money/typed-number';
import type { Answers, FieldSpec, FieldsValue, FieldType } from './field-spec';

type Fields = Readonly<Record<string, FieldSpec>>;

/** Every field of a form before anything was answered. */
export function emptyAnswers<F extends Fields>(fields: F): FieldsValue<F> {
  const entries = Object.entries(fields).map(([name, { type }]) => [name, emptyAnswer(type)]);

  // Object.fromEntries forgets the names; emptyAnswer says the same as FieldsValue, field by field.
  return Object.fromEntries(entries) as FieldsValue<F>;
}

function emptyAnswer(type: FieldType) {
  switch (type) {
    case 'int':
    case 'range':
    case 'price':
      return null;
    case 'many':
    case 'tags':
    case 'textList':
    case 'objects':
      return [];
    case 'dateRange':
      return { from: '', to: '' };
    default:
      return '';
  }
}

/**
 * What the controls of a form hold: text as it was typed where the answer is a number (`1140.50` for 114 050 grosze),
 * the answer itself elsewhere.
 */
export function typedOfAnswers(fields: Fields, answers: Answers): Record<string, unknown> {
  return mapFields(fields, ({ type }, name) => {
    const answer = answers[name] ?? emptyAnswer(type) ?? '';
    if (typeof answer !== 'number') return answer;
    return type === 'price' ? toPriceText(answer) : String(answer);
  });
}

/** The answers behind what the controls hold. A number that cannot be read is `NaN`, which the rules refuse. */
export function answersOfTyped(fields: Fields, typed: Answers): Record<string, unknown> {
  return mapFields(fields, ({ type }, name) => answerOfTyped(type, typed[name]));
}

function answerOfTyped(type: FieldType, typed: unknown): unknown {
  // A native box that is not ticked tells `false`.
  const told = typed === false || typed === undefined ? emptyAnswer(type) : typed;
  if (typeof told !== 'string') return told;

  const text = told.trim();
  if (type === 'price') return text === '' ? null : (parsePrice(text) ?? Number.NaN);
  if (type === 'int' || type === 'range') return text === '' ? null : wholeNumber(text);
  return text;
}

function wholeNumber(text: string): number {
  return isIntText(text) ? (parseNumber(text) ?? Number.NaN) : Number.NaN;
}

function mapFields(fields: Fields, worthOf: (spec: FieldSpec, name: string) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, worthOf(spec, name)]));
}
