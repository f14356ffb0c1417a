import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorsOf } from './errors-of';
import { dateRangeField, lineField, nipField, repeats } from './fields';

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
    [{ pass: 'Zima', pass_again: 'Zima' }, { pass: 'is-too-short' }],
    [{ seats: 0 }, { seats: 'is-too-small' }],
    [{ seats: 10 }, { seats: 'is-too-big' }],
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
