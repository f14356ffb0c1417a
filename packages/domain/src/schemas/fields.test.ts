import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorText } from '../fields/field-errors';
import {
  bankAccountField,
  cityField,
  colourField,
  dateField,
  dateRangeField,
  dateTimeField,
  equalTo,
  filesField,
  intField,
  lineField,
  monthField,
  nipField,
  numberField,
  orEmpty,
  peselField,
  phoneField,
  postalCodeField,
  priceField,
  regonField,
  repeats,
  tagsField,
  textListField,
  timeField,
  urlField,
  weekField,
} from './fields';

const codesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

/** Arabic-Indic, fullwidth and mathematical digits, which `\d` of some languages matches. */
const OTHER_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'];
const inOtherDigits = (text: string) =>
  OTHER_DIGITS.map((digits) => text.replace(/[0-9]/g, (digit) => [...digits][Number(digit)] ?? ''));

describe('each type of field: what it takes, what it refuses, by which code', () => {
  const TODAY = '2027-02-10';

  it.each([
    [
      'url',
      urlField,
      ['https://example.com', 'http://a.pl/?q=ż'],
      ['example.com', 'javascript:alert(1)', 'https://a', 'https://a.pl x'],
      'not-valid-url',
    ],
    ['tel', phoneField, ['600 123 456'], ['600123456', '600 123 45', '600 123 4567'], 'not-valid-phone'],
    [
      'PESEL',
      peselField(TODAY),
      ['44051401359', '27221000004'],
      ['44051401358', '4405140135', '440514013590', '27221100001', '00000000000', '44023001356'],
      'not-valid-pesel',
    ],
    [
      'NIP',
      nipField,
      ['5250001233'],
      ['5250001234', '5250001240', '525-000-12-34', '0000000000', '525000123'],
      'not-valid-nip',
    ],
    [
      'REGON',
      regonField,
      ['123456785', '12345678512347'],
      ['123456786', '000000000', '1234567851'],
      'not-valid-regon',
    ],
    [
      'NRB',
      bankAccountField,
      ['74 9990 0009 0000 0000 0000 0001', 'pl74999000090000000000000001'],
      ['75999000090000000000000001', '7499900009000000000000000', 'DE74999000090000000000000001'],
      'not-valid-bank-account',
    ],
    [
      'postal code',
      postalCodeField,
      ['00-000', '73-108'],
      ['73108', '7-3108', '73-1080'],
      'not-valid-zip-code',
    ],
    ['city', cityField, ['Stargard'], ['stargard', 'Stargard 1'], 'not-valid-city'],
    [
      'date',
      dateField,
      ['2027-01-04', '2024-02-29'],
      ['4.1.27', '2023-02-29', '2027-13-01'],
      'not-valid-date',
    ],
    ['time', timeField, ['00:00', '08:30', '23:59'], ['24:00', '8:30', '08:60', '0830'], 'not-valid-time'],
    [
      'month',
      monthField,
      ['2027-01', '2027-12'],
      ['2027-00', '2027-13', '27-01', '0000-01'],
      'not-valid-month',
    ],
    [
      'week',
      weekField,
      ['2027-W01', '2026-W53'],
      ['2027-W53', '2027-W00', '2027-1', '0000-W01'],
      'not-valid-week',
    ],
    [
      'datetime',
      dateTimeField,
      ['2027-01-04 08:30:00', '2027-12-31 23:59:59'],
      [
        '2027-01-04T08:30:00',
        '2027-01-04 08:30',
        '2027-02-30 08:30:00',
        '2027-01-04 24:00:00',
        '2027-01-04 08:30:60',
      ],
      'not-valid-datetime',
    ],
    [
      'number',
      numberField({ min: -1, max: 10 }),
      ['-1', '10', '9.99', '0'],
      ['x', '1.2.3', '1e5', '9'.repeat(16)],
      'not-valid-decimal',
    ],
    ['int', intField({ min: -5 }), ['0', '-5', '1200'], ['1.5', 'jeden', '0x10'], 'not-valid-number'],
    ['price', priceField(), ['0.00', '1140.00', '0.01'], ['--1', '1.234', 'zł'], 'not-valid-price'],
    [
      'colour',
      colourField,
      ['#1d4ed8', '#FFFFFF', 'purple'],
      ['#fff', 'red', '1d4ed8', '#1d4ed8ff'],
      'not-valid-color',
    ],
    [
      'files',
      filesField,
      ['a.pdf', 'a.pdf|b ż.png'],
      ['../a.pdf', '.htaccess', '|.pdf|.b', 'a\\b.pdf', 'a\u0000.pdf'],
      'not-valid-files',
    ],
  ] as const)('%s', (_name, schema, right, wrong, code) => {
    for (const text of right) expect([text, codesOf(schema.safeParse(` ${text} `))]).toEqual([text, []]);
    for (const text of wrong) expect([text, codesOf(schema.safeParse(text))]).toEqual([text, [code]]);
    for (const text of right.filter((one) => /^[0-9 .:-]+$/.test(one)).flatMap(inOtherDigits)) {
      expect([text, codesOf(schema.safeParse(text))]).toEqual([text, [code]]);
    }
    for (const empty of ['', '   ', '\u00a0']) expect(codesOf(schema.safeParse(empty))).toEqual(['is-empty']);
  });
});

describe('bounds', () => {
  it.each([
    [numberField({ min: 2, max: 5 }), '1.99', 'is-too-small'],
    [numberField({ min: 2, max: 5 }), '2', undefined],
    [numberField({ min: 2, max: 5 }), '5', undefined],
    [numberField({ min: 2, max: 5 }), '5.01', 'is-too-big'],
    [intField({ min: 1, max: 12 }), '0', 'is-too-small'],
    [intField({ min: 1, max: 12 }), '13', 'is-too-big'],
    [priceField({ min: 10, max: 20 }), '9.99', 'is-too-small'],
    [priceField({ min: 10, max: 20 }), '20.00', undefined],
    [priceField({ min: 10, max: 20 }), '20.01', 'is-too-big'],
    [lineField({ min: 2, max: 4 }), 'a', 'is-too-short'],
    [lineField({ min: 2, max: 4 }), 'abcd', undefined],
    [lineField({ min: 2, max: 4 }), 'abcde', 'is-too-big'],
  ])('case %#', (schema, text, code) => {
    expect(codesOf(schema.safeParse(text))).toEqual(code ? [code] : []);
  });
});

describe('lists', () => {
  it('takes tags as a text or as a list', () => {
    expect(codesOf(tagsField().safeParse('dzieci,praca'))).toEqual([]);
    expect(codesOf(tagsField().safeParse(['dzieci', 'praca']))).toEqual([]);
    expect(codesOf(tagsField().safeParse('x'.repeat(20_000)))).toEqual([]);
    expect(codesOf(tagsField().safeParse('x'.repeat(20_001)))).toEqual(['is-too-big']);
    expect(codesOf(tagsField().safeParse(['x'.repeat(10_000), 'y'.repeat(9_999)]))).toEqual([]);
    expect(codesOf(tagsField().safeParse(['x'.repeat(10_000), 'y'.repeat(10_000)]))).toEqual(['is-too-big']);
    expect(codesOf(tagsField().safeParse(''))).toEqual(['is-empty']);
    expect(codesOf(tagsField().safeParse(['praca', 'praca']))).toEqual(['not-valid-tags']);
    expect(codesOf(tagsField({ allowRepeated: true }).safeParse('praca,praca'))).toEqual([]);
    expect(codesOf(tagsField({ limit: 1 }).safeParse('dzieci,praca'))).toEqual(['too-many-tags']);
    expect(codesOf(tagsField({ isValid: (tag) => tag.length < 6 }).safeParse('zasiłek'))).toEqual([
      'not-valid-tags',
    ]);
  });

  it('takes a list of texts without an empty one', () => {
    expect(textListField().parse([' Umowa ', 'Aneks'])).toEqual(['Umowa', 'Aneks']);
    expect(codesOf(textListField().safeParse(['Umowa', ' ']))).toEqual(['is-empty']);
    expect(codesOf(textListField().safeParse([]))).toEqual(['is-empty']);
  });
});

it('asks two days to be in order', () => {
  expect(codesOf(dateRangeField.safeParse({ from: '2027-01-04', to: '2027-01-04' }))).toEqual([]);
  const wrong = dateRangeField.safeParse({ from: '2027-01-05', to: '2027-01-04' });
  expect(wrong.error?.issues).toMatchObject([{ path: ['to'], message: 'not-valid-range' }]);
});

it('compares with a value and with another field', () => {
  expect(codesOf(equalTo('tak').safeParse('nie'))).toEqual(['is-no-equal']);
  const form = z.object({ pass: z.string(), pass_again: z.string() }).check(repeats('pass_again', 'pass'));
  expect(codesOf(form.safeParse({ pass: 'a', pass_again: 'a' }))).toEqual([]);
  expect(form.safeParse({ pass: 'a', pass_again: 'b' }).error?.issues).toMatchObject([
    { path: ['pass_again'], message: 'not-equal' },
  ]);
});

it('lets an optional field be empty', () => {
  expect(codesOf(orEmpty(nipField).safeParse(' '))).toEqual([]);
  expect(codesOf(orEmpty(nipField).safeParse('525'))).toEqual(['not-valid-nip']);
});

it('tells a price below 0 how low it may be', () => {
  expect(codesOf(priceField().safeParse('-1.00'))).toEqual(['is-too-small']);
  expect(fieldErrorText('is-too-small', 'pl', { n: 0 })).toBe('Proszę podać conajmniej 0');
});
