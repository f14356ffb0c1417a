import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorText } from '../fields/field-errors';
import { mail, newPassword } from './account';
import { errorsOf } from './errors-of';
import {
  dateRangeField,
  intField,
  lineField,
  nipField,
  numberField,
  orEmpty,
  priceField,
  repeats,
  richTextField,
  tagsField,
  textListField,
} from './fields';

const schema = z
  .object({
    name: lineField({ max: 5 }),
    nip: nipField,
    children: z.array(z.object({ name: lineField() })),
    period: dateRangeField,
    pass: z.string().check(z.minLength(8)),
    pass_again: z.string(),
    seats: z.number().check(z.minimum(1), z.maximum(9)),
  })
  .check(repeats('pass_again', 'pass'));

const right = {
  name: 'Bajka',
  nip: '0000000023',
  children: [{ name: 'Jan' }],
  period: { from: '2027-05-01', to: '2027-08-31' },
  pass: 'Zima!2026x',
  pass_again: 'Zima!2026x',
  seats: 3,
};

describe('errorsOf', () => {
  it('finds nothing wrong with right values', () => {
    expect(errorsOf(schema, right)).toEqual({});
  });

  it('tells one code a field, the first that fails', () => {
    expect(errorsOf(schema, { ...right, name: ' ', nip: '123' })).toEqual({
      name: 'is-empty',
      nip: 'not-valid-nip',
    });
  });

  it('names nested fields by their path', () => {
    const wrong = { ...right, children: [{ name: 'Jan' }, { name: '' }] };
    expect(errorsOf(schema, { ...wrong, period: { from: '2027-05-01', to: '2027-04-01' } })).toEqual({
      'children.1.name': 'is-empty',
      'period.to': 'not-valid-range',
    });
  });

  it('tells of two fields at the one that a person can correct', () => {
    expect(errorsOf(schema, { ...right, pass_again: 'Zima!2026' })).toEqual({ pass_again: 'not-equal' });
  });

  it.each([
    [{ pass: 'Zima', pass_again: 'Zima' }, { pass: { code: 'is-too-short', n: 8, isLength: true } }],
    [{ seats: 0 }, { seats: { code: 'is-too-small', n: 1, isLength: false } }],
    [{ seats: 10 }, { seats: { code: 'is-too-big', n: 9, isLength: false } }],
    [{ seats: undefined }, { seats: 'is-empty' }],
    [{ seats: null }, { seats: 'is-empty' }],
    [
      { name: null, period: null },
      { name: 'is-empty', period: 'is-empty' },
    ],
    [{ seats: '' }, { seats: 'is-empty' }],
    [{ seats: '3' }, { seats: 'is-no-equal' }],
  ])('gives a code of ours to what a plain schema refuses: %j', (wrong, errors) => {
    expect(errorsOf(schema, { ...right, ...wrong })).toEqual(errors);
  });
});

/** The text of a refusal in a form without texts of its own. */
function textOf(field: z.ZodMiniType, value: unknown): string | undefined {
  const refusal = errorsOf(z.object({ field }), { field: value }).field;
  if (refusal === undefined || typeof refusal === 'string') return refusal;
  return fieldErrorText(refusal.code, 'pl', { value, ...refusal });
}

describe('the sentence of a broken bound', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['Proszę podać conajwyżej 12', intField({ max: 12 }), '13'],
    ['Proszę podać conajmniej 0', intField(), '-1'],
    ['Proszę podać conajwyżej 2\u00a0147\u00a0483\u00a0647', intField(), '2147483648'],
    ['Proszę podać conajwyżej 12,5', numberField({ max: 12.5 }), '12.6'],
    ['Proszę podać conajmniej -1', numberField({ min: -1 }), '-2'],
    ['Proszę podać conajwyżej 2\u00a0000,00\u00a0zł', priceField({ max: 2000 }), '2000.01'],
    ['Proszę podać conajmniej 0,00\u00a0zł', priceField(), '-0.01'],
    ['Za krótki 8', lineField({ min: 8 }), '1234567'],
    ['Za długi 60', lineField({ max: 60 }), 'a'.repeat(61)],
    ['Za długi 200', lineField(), 'a'.repeat(201)],
    ['Za długi 60', orEmpty(lineField({ max: 60 })), 'a'.repeat(61)],
    ['Za długi 3', richTextField({ max: 3 }), '<p>abcd</p>'],
    ['Za krótki 2', textListField({ min: 2 }), ['ab', 'a']],
    ['Za długi 5', textListField({ max: 5 }), ['123456']],
    ['Za dużo tagów. Najwyżej 2', tagsField({ limit: 2 }), ['a', 'b', 'c']],
    ['Za długi 20\u00a0000', tagsField(), ['a'.repeat(20_001)]],
    ['Za długi 254', mail, `${'a'.repeat(243)}@example.com`],
    ['Za długi 128', newPassword, `Z!2${'a'.repeat(126)}`],
    ['Za krótki 8', z.string().check(z.minLength(8)), 'a'],
    ['Za długi 3', z.string().check(z.maxLength(3)), 'abcd'],
    ['Proszę podać conajwyżej 9', z.number().check(z.maximum(9)), 10],
    ['Proszę podać conajmniej 2', z.array(z.string()).check(z.minLength(2)), ['a']],
  ])('names its limit: %s', (text, field, value) => {
    expect(textOf(field, value)).toBe(text);
  });

  it('names none that is itself out of bounds', () => {
    expect(textOf(z.number().check(z.lt(9)), 9)).toBe('is-too-big');
  });
});
