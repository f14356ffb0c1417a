import { expect, it } from 'vitest';
import { YES_NO } from '../words/option';
import { answerErrorText, answerText } from './answer-text';
import type { FieldErrorCode } from './field-errors';
import type { FieldSpec } from './field-spec';
import type { FieldType } from './field-types';

const TODAY = '2027-02-10';
const field = (type: FieldType, more: Partial<FieldSpec> = {}): FieldSpec => ({
  step: 1,
  type,
  pl: 'Pole',
  en: 'Field',
  required: false,
  ...more,
});

/** An answer of each type, and its text in a document. */
const SPOKEN: Readonly<Record<FieldType, [answer: unknown, pl: string, more?: Partial<FieldSpec>]>> = {
  text: ['Żółw', 'Żółw'],
  longText: ['Żłobek\nod maja', 'Żłobek\nod maja'],
  name: ['Żółcisława', 'Żółcisława'],
  pesel: ['44051401359', '44051401359'],
  nip: ['5250001233', '5250001233'],
  regon: ['123456785', '123456785'],
  mail: ['anna@poczta.pl', 'anna@poczta.pl'],
  phone: ['600 123 456', '600 123 456'],
  url: ['https://a.pl', 'https://a.pl'],
  zipCode: ['73-108', '73-108'],
  city: ['Stargard', 'Stargard'],
  bankAccount: ['74999000090000000000000001', '74 9990 0009 0000 0000 0000 0001'],
  date: ['2027-05-01', '01.05.2027'],
  memorableDate: ['1985-03-27', '27.03.1985'],
  dateRange: [{ from: '2027-05-01', to: '2027-08-31' }, '01.05.2027 – 31.08.2027'],
  datetime: ['2027-02-08 08:00:00', '08.02.2027 08:00'],
  time: ['08:30', '08:30'],
  week: ['2027-W05', '5/2027'],
  month: ['2027-05', 'maj 2027'],
  decimal: ['1234.5', '1\u00a0234,5'],
  int: [1200, '1\u00a0200'],
  range: [-5, '-5'],
  price: [114_000, '1\u00a0140,00\u00a0zł'],
  option: ['yes', 'Tak', { options: YES_NO }],
  radioSwitch: ['no', 'Nie', { options: YES_NO }],
  many: [['yes', 'no'], 'Tak, Nie', { options: YES_NO }],
  yesNo: ['no', 'Nie'],
  yesNoDigits: ['1', 'Tak'],
  toggle: ['yes', 'Tak'],
  declaration: ['yes', 'Tak'],
  tags: [['dzieci', 'praca'], 'dzieci, praca'],
  textList: [['Umowa', 'Aneks'], 'Umowa, Aneks'],
  colour: ['#1d4ed8', '#1d4ed8'],
  autocomplete: ['17', '17'],
  objects: [['17', '4'], '17, 4'],
};

it.each(Object.entries(SPOKEN))('says an answer of type %s', (type, [answer, pl, more]) => {
  const spec = field(type as FieldType, more);

  expect(answerText(spec, answer, { locale: 'pl', today: TODAY })).toBe(pl);
});

it.each<[FieldSpec, unknown, pl: string, en: string]>([
  [field('text'), 'Żółw', 'Żółw', 'Żółw'],
  // Typed text is shown unchanged.
  [field('longText'), 'Pracuję w szkole od 3 lat', 'Pracuję w szkole od 3 lat', 'Pracuję w szkole od 3 lat'],
  [
    field('option', { options: [{ code: 'ZUS', pl: 'Zaświadczenie z ZUS', en: 'Certificate of ZUS' }] }),
    'ZUS',
    'Zaświadczenie z\u00a0ZUS',
    'Certificate of ZUS',
  ],
  [field('text'), '', 'Brak', 'None'],
  [field('int'), null, 'Brak', 'None'],
  [field('int'), 1200, '1\u00a0200', '1,200'],
  [field('price'), 114_000, '1\u00a0140,00\u00a0zł', '1\u00a0140,00\u00a0zł'],
  [field('decimal'), '1234.567', '1\u00a0234,567', '1\u00a0234.567'],
  [field('date'), '2027-05-01', '01.05.2027', '01.05.2027'],
  [field('date'), '31.2.2027', '31.2.2027', '31.2.2027'],
  [
    field('dateRange'),
    { from: '2027-05-01', to: '2027-08-31' },
    '01.05.2027 – 31.08.2027',
    '01.05.2027 – 31.08.2027',
  ],
  [field('dateRange'), { from: '', to: '' }, 'Brak', 'None'],
  [field('datetime'), '2027-02-08 08:00:00', '08.02.2027 08:00', '08.02.2027 08:00'],
  [field('month'), '2027-05', 'maj 2027', 'May 2027'],
  [field('week'), '2027-W05', '5/2027', '5/2027'],
  [
    field('bankAccount'),
    '74999000090000000000000001',
    '74 9990 0009 0000 0000 0000 0001',
    '74 9990 0009 0000 0000 0000 0001',
  ],
  [field('yesNo'), 'no', 'Nie', 'No'],
  [field('yesNoDigits'), '1', 'Tak', 'Yes'],
  [field('yesNoDigits'), '0', 'Nie', 'No'],
  [field('toggle'), 'yes', 'Tak', 'Yes'],
  [field('many', { options: YES_NO }), ['yes', 'no'], 'Tak, Nie', 'Yes, No'],
  [field('tags'), ['dzieci', 'praca'], 'dzieci, praca', 'dzieci, praca'],
  [field('tags'), [], 'Brak', 'None'],
])('says %j with %j as %s', (spec, answer, pl, en) => {
  expect(answerText(spec, answer, { locale: 'pl', today: TODAY })).toBe(pl);
  expect(answerText(spec, answer, { locale: 'en', today: TODAY })).toBe(en);
});

it.each<[FieldSpec, FieldErrorCode, unknown, pl: string, en: string]>([
  [field('text', { max: 60 }), 'is-too-big', 'x', 'Za długi 60', 'Too long, at most 60 characters'],
  [field('text'), 'is-too-big', 'x', 'Za długi 200', 'Too long, at most 200 characters'],
  [field('textList', { max: 60 }), 'is-too-big', ['x'], 'Za długi 60', 'Too long, at most 60 characters'],
  [field('nip'), 'not-valid-nip', '525', 'Za krótki NIP', 'This NIP is too short'],
  [field('decimal', { max: 12.5 }), 'is-too-big', '13', 'Proszę podać conajwyżej 12,5', 'Enter at most 12.5'],
  [
    field('price'),
    'is-too-big',
    1,
    'Proszę podać conajwyżej 21\u00a0474\u00a0836,47\u00a0zł',
    'Enter at most 21\u00a0474\u00a0836,47\u00a0zł',
  ],
  [field('text', { minLength: 8 }), 'is-too-short', 'abc', 'Za krótki 8', 'Too short, at least 8 characters'],
  [
    field('tags', { max: 3 }),
    'is-too-big',
    ['a'.repeat(20_001)],
    'Za długi 20\u00a0000',
    'Too long, at most 20,000 characters',
  ],
  [
    field('tags', { max: 3 }),
    'too-many-tags',
    ['a'],
    'Za dużo tagów. Najwyżej 3',
    'Too many tags, at most 3',
  ],
  [field('int', { max: 12 }), 'is-too-big', 13, 'Proszę podać conajwyżej 12', 'Enter at most 12'],
  [field('int'), 'is-too-small', -1, 'Proszę podać conajmniej 0', 'Enter at least 0'],
  [
    field('price', { max: 200_000 }),
    'is-too-big',
    200_001,
    'Proszę podać conajwyżej 2\u00a0000,00\u00a0zł',
    'Enter at most 2\u00a0000,00\u00a0zł',
  ],
  [field('price'), 'not-valid-price', Number.NaN, 'Nieprawidłowa kwota', 'This is not a valid amount'],
])('of %j, %s with %j, says %s', (spec, code, value, pl, en) => {
  expect(answerErrorText(spec, code, { locale: 'pl', value })).toBe(pl);
  expect(answerErrorText(spec, code, { locale: 'en', value })).toBe(en);
});
