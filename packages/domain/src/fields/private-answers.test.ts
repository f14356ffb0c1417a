import { expect, it } from 'vitest';
import { FIELD_TYPES, type FieldType } from './field-types';
import { privateNames, withoutPrivate } from './private-answers';
import { textFacts } from './text-facts';

/** Types without identifying data. A type that is not listed here has to be private. */
const OPEN: readonly FieldType[] = [
  'text',
  'longText',
  'name',
  'nip',
  'regon',
  'mail',
  'phone',
  'url',
  'date',
  'memorableDate',
  'dateRange',
  'datetime',
  'time',
  'week',
  'month',
  'decimal',
  'int',
  'range',
  'price',
  'option',
  'radioSwitch',
  'many',
  'yesNo',
  'yesNoDigits',
  'toggle',
  'declaration',
  'tags',
  'textList',
  'colour',
  'autocomplete',
  'objects',
];

it('takes a type for private that says nothing of it', () => {
  expect(textFacts({}).isPrivate).toBe(true);

  const types = Object.keys(FIELD_TYPES) as FieldType[];
  const fields = Object.fromEntries(types.map((type) => [type, { type }]));
  expect(privateNames(fields).sort()).toEqual(types.filter((type) => !OPEN.includes(type)).sort());
  expect(privateNames(fields).sort()).toEqual(['bankAccount', 'city', 'pesel', 'zipCode']);
});

it('leaves out private answers, and those that no field describes', () => {
  const fields = {
    firstname: { type: 'name' },
    pesel: { type: 'pesel' },
    street: { type: 'text', isPrivate: true },
  } as const;
  const answers = { firstname: 'Malina', pesel: '44051401359', street: 'Źródlana', id_card: 'ABC123' };

  expect(withoutPrivate(fields, answers)).toEqual({ firstname: 'Malina' });
});
