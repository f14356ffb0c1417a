import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../dates/iso-date';
import { fieldError, fieldErrorCodes, fieldRefusals } from './field-rules';
import { type FieldSpec, isShown } from './field-spec';

const TODAY: IsoDate = '2027-02-10';
const spec = (changes: Partial<FieldSpec>): FieldSpec => ({
  step: 1,
  type: 'text',
  pl: 'Pole',
  en: 'Field',
  required: false,
  ...changes,
});
const errorOf = (changes: Partial<FieldSpec>, value: unknown) =>
  fieldError(spec(changes), { name: 'field', answers: { field: value }, today: TODAY });

describe('fieldError', () => {
  it.each<[Partial<FieldSpec>, unknown, string | undefined]>([
    [{ required: true }, '', 'is-empty'],
    [{ required: true }, '   ', 'is-empty'],
    [{ required: true }, undefined, 'is-empty'],
    [{ required: true, type: 'int' }, null, 'is-empty'],
    [{ required: true, type: 'int' }, 0, undefined],
    [{}, '', undefined],
    [{ max: 3 }, ' abc ', undefined],
    [{ max: 3 }, 'abcd', 'is-too-big'],
    [{}, 'a'.repeat(201), 'is-too-big'],
    [{ minLength: 3 }, ' ab ', 'is-too-short'],
    [{ minLength: 3 }, 'abc', undefined],
    [{ minLength: 3 }, '', undefined],
    [{ type: 'longText', minLength: 10 }, 'za krótko', 'is-too-short'],
    [{ type: 'textList', minLength: 3 }, ['abc', 'ab'], 'is-too-short'],
    [{ type: 'int', min: 2, max: 4 }, 1, 'is-too-small'],
    [{ type: 'int', min: 2, max: 4 }, 5, 'is-too-big'],
    [{ type: 'int' }, 101, undefined],
    [{ type: 'range' }, -1, 'is-too-small'],
    [{ type: 'range' }, 0, undefined],
    [{ type: 'range' }, 100, undefined],
    [{ type: 'range' }, 101, 'is-too-big'],
    [{ type: 'range', max: 120 }, 101, undefined],
    [{ type: 'int' }, 1.5, 'not-valid-number'],
    [{ type: 'int' }, '7', 'not-valid-number'],
    [{ type: 'price' }, Number.NaN, 'not-valid-price'],
    [{ type: 'price' }, '7.00', 'not-valid-price'],
    [{ type: 'price' }, -1, 'is-too-small'],
    [{ type: 'yesNo' }, 'maybe', 'not-valid-option'],
    [{ type: 'yesNo' }, '1', 'not-valid-option'],
    [{ type: 'yesNoDigits' }, 'yes', 'not-valid-option'],
    [{ type: 'text' }, ['a'], 'not-valid-option'],
    [{ type: 'autocomplete' }, '12', undefined],
    [{ type: 'autocomplete' }, '?12', 'not-valid-option'],
    [{ type: 'date' }, '2027-02-29', 'not-valid-date'],
    [{ type: 'time' }, '08:30', undefined],
    [{ type: 'time' }, '8.30', 'not-valid-time'],
    [{ type: 'month' }, '2027-05', undefined],
    [{ type: 'month' }, '05.2027', 'not-valid-month'],
    [{ type: 'week' }, '2027-W05', undefined],
    [{ type: 'week' }, '2027-W53', 'not-valid-week'],
    [{ type: 'datetime' }, '2027-02-08 08:00:00', undefined],
    [{ type: 'datetime' }, '2027-02-08', 'not-valid-datetime'],
    [{ type: 'regon' }, '123456785', undefined],
    [{ type: 'regon' }, '123456786', 'not-valid-regon'],
    [{ type: 'url' }, 'https://zlobek.example', undefined],
    [{ type: 'url' }, 'zlobek.example', 'not-valid-url'],
    [{ type: 'decimal', min: -1, max: 50 }, '-1', undefined],
    [{ type: 'text' }, 'a'.repeat(200), undefined],
    [{ type: 'text' }, 'a'.repeat(201), 'is-too-big'],
    [{ type: 'decimal', min: -1, max: 50 }, '-1.01', 'is-too-small'],
    [{ type: 'decimal', min: -1, max: 50 }, '50.01', 'is-too-big'],
    [{ type: 'decimal' }, 'dużo', 'not-valid-decimal'],
    [{ type: 'date' }, 'trzydziestego lutego', 'not-valid-date'],
    [{ type: 'date' }, '0'.repeat(201), 'not-valid-date'],
    [{ type: 'pesel', max: 11 }, '440514013590', 'not-valid-pesel'],
    [{ type: 'date', side: 'past' }, TODAY, undefined],
    [{ type: 'date', side: 'past' }, '2027-02-11', 'is-in-future'],
    [{ type: 'date', side: 'future' }, TODAY, undefined],
    [{ type: 'date', side: 'future' }, '2027-02-09', 'is-in-past'],
  ])('of %j with %j is %s', (changes, value, expected) => {
    expect(errorOf(changes, value)).toBe(expected);
  });
});

describe('fieldErrorCodes', () => {
  it.each<[Partial<FieldSpec>, unknown, readonly string[]]>([
    [{ required: true, type: 'mail' }, '', ['is-empty']],
    [{ type: 'mail', max: 5 }, 'anna@example.com', ['is-too-big']],
    [{ type: 'mail', max: 5 }, 'anna example', ['is-too-big', 'not-valid-mail']],
    [{ type: 'textList', max: 3 }, ['abcd', ' '], ['is-empty', 'is-too-big']],
    [{ type: 'mail', minLength: 9 }, 'a@b', ['is-too-short', 'not-valid-mail']],
    [{ type: 'tags', max: 1 }, ['a', 'a'], ['not-valid-tags', 'too-many-tags']],
    [{ type: 'int', min: 2 }, 1, ['is-too-small']],
    [{ type: 'dateRange' }, { from: '2027-05-01', to: '2027-05-01' }, []],
    [{ required: true, when: { other: ['yes'] } }, '', []],
  ])('of %j with %j are %j', (changes, value, codes) => {
    const question = { name: 'field', answers: { field: value }, today: TODAY };
    expect(fieldErrorCodes(spec(changes), question)).toEqual(codes);
  });
});

describe('a field asked under a condition', () => {
  const conditional = spec({ required: true, when: { other: ['a', ''] } });

  it.each([
    [{ other: 'a' }, true],
    [{ other: '' }, true],
    [{}, true],
    [{ other: 'b' }, false],
  ])('with %j is shown: %s', (answers, shown) => {
    expect(isShown(conditional, answers)).toBe(shown);
    expect(fieldError(conditional, { name: 'field', answers, today: TODAY })).toBe(
      shown ? 'is-empty' : undefined,
    );
  });
});

describe('fieldRefusals', () => {
  const fields = {
    mail: spec({ type: 'mail', max: 5 }),
    cost: spec({ type: 'price', max: 200_000 }),
    months: spec({ type: 'int', min: 1 }),
    name: spec({ required: true }),
    right: spec({}),
  };
  const answers = { mail: 'anna example', cost: 200_001, months: 0, name: '', right: 'x' };

  it('tells the first failure of each field with its limit', () => {
    expect(fieldRefusals(fields, answers, { today: TODAY })).toEqual({
      mail: [{ code: 'is-too-big', n: 5, isLength: true }],
      cost: [{ code: 'is-too-big', n: '2\u00a0000,00\u00a0zł', isLength: false }],
      months: [{ code: 'is-too-small', n: 1, isLength: false }],
      name: ['is-empty'],
    });
  });

  it('tells all of them when told so', () => {
    expect(fieldRefusals(fields, answers, { today: TODAY, every: true }).mail).toEqual([
      { code: 'is-too-big', n: 5, isLength: true },
      'not-valid-mail',
    ]);
  });
});
