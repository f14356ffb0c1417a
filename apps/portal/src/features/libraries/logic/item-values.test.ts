import type { LibraryItem } from '@urzad/contract';
import { expect, it } from 'vitest';
import { itemBodyOf, itemErrors, itemValuesOf } from './item-values';

const ITEM: LibraryItem = {
  ...{ id: 3, row_version: 2, id_library: 1, code: 'INNE', name: 'Inne', name_en: 'Other', number: 4 },
  ...{ color: 'blue', valid_from: '2027-01-01', valid_to: null, parent: null, extra: {}, archived: 'no' },
};
const TICKETS = { code: 'TICKET_CATEGORY', facts: [] };
const RATES = { code: 'ODSETKI', facts: ['rate' as const] };

it('sends what it shows', () => {
  expect(itemBodyOf(itemValuesOf(ITEM))).toEqual({
    ...{ code: 'INNE', name: 'Inne', name_en: 'Other', number: 4, color: 'blue' },
    ...{ valid_from: '2027-01-01', valid_to: null, rate: null },
  });
  expect(itemBodyOf({ ...itemValuesOf(undefined), code: ' A ', rate: '10,25' })).toMatchObject({
    ...{ code: 'A', number: null, color: null, rate: 1025 },
  });
});

it('sends what rules count of a commune', () => {
  const extra = { type: 'wiejska', degurba: 3, in_zone: 'yes', has_nursery: 'no' } as const;
  const values = itemValuesOf({ ...ITEM, extra });
  expect(itemBodyOf({ ...values, has_nursery: 'yes' })).toMatchObject({
    commune: { degurba: 3, in_zone: 'yes', has_nursery: 'yes' },
  });
});

it('wants words in both languages, a code of the dictionary, and days in their order', () => {
  expect(itemErrors(TICKETS, itemValuesOf(ITEM), true)).toEqual({});
  const wrong = { code: 'za mały', name: ' ', name_en: '', number: '0', valid_to: '2026-12-31' };
  expect(itemErrors(TICKETS, { ...itemValuesOf(ITEM), ...wrong }, true)).toEqual({
    ...{ code: 'code', name: 'is-empty', name_en: 'is-empty', number: 'not-valid-number' },
    valid_to: 'not-valid-range',
  });
});

it('wants no other code of an item that exists', () => {
  expect(itemErrors(TICKETS, itemValuesOf({ ...ITEM, code: 'sent_back' }), false)).toEqual({});
});

it('wants of a rate its day and its percent', () => {
  const rate = { ...itemValuesOf(undefined), code: '2027-02-01', rate: '11' };
  expect(itemErrors(RATES, rate, true)).toEqual({});
  expect(itemErrors(RATES, { ...rate, code: 'jutro', rate: 'dużo' }, true)).toEqual({
    code: 'code',
    rate: 'not-valid-decimal',
  });
});
