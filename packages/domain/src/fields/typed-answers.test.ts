import { expect, it } from 'vitest';
import type { FieldSpec } from './field-spec';
import type { FieldType } from './field-types';
import { answersOfTyped, emptyAnswers, typedOfAnswers } from './typed-answers';

const field = (type: FieldType): FieldSpec => ({ step: 1, type, pl: 'Pole', en: 'Field', required: false });
const FIELDS = {
  name: field('text'),
  months: field('int'),
  scale: field('range'),
  cost: field('price'),
  span: field('dateRange'),
  tags: field('tags'),
  agreed: field('declaration'),
};
const ANSWERS = {
  name: 'Żółw',
  months: 12,
  scale: 0,
  cost: 134_050,
  span: { from: '2027-05-01', to: '2027-08-31' },
  tags: ['praca'],
  agreed: 'yes',
};
const TYPED = { ...ANSWERS, months: '12', scale: '0', cost: '1340.50' };

it('goes from answers to what controls hold and back', () => {
  expect(typedOfAnswers(FIELDS, ANSWERS)).toEqual(TYPED);
  expect(answersOfTyped(FIELDS, TYPED)).toEqual(ANSWERS);
  expect(answersOfTyped(FIELDS, typedOfAnswers(FIELDS, emptyAnswers(FIELDS)))).toEqual(emptyAnswers(FIELDS));
});

it('holds empty controls for answers that are not there', () => {
  const empty = {
    name: '',
    months: '',
    scale: '',
    cost: '',
    span: { from: '', to: '' },
    tags: [],
    agreed: '',
  };
  expect(typedOfAnswers(FIELDS, {})).toEqual(empty);
});

it.each([
  ['months', ' 7 ', 7],
  ['months', '-7', -7],
  ['months', '−3', -3],
  ['months', '+3', 3],
  ['months', '1 200', 1200],
  ['months', '9'.repeat(16), Number.NaN],
  ['months', '1.5', Number.NaN],
  ['months', '٧', Number.NaN],
  ['months', '', null],
  ['cost', '1 140,5', 114_050],
  ['cost', 'dużo', Number.NaN],
  ['cost', ' ', null],
  ['name', '  Żółw ', 'Żółw'],
  ['agreed', false, ''],
  ['tags', undefined, []],
])('reads %s of %j as %j', (name, typed, answer) => {
  expect(answersOfTyped(FIELDS, { [name]: typed })[name]).toEqual(answer);
});
