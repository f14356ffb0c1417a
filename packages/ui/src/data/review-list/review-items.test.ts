import { describe, expect, it } from 'vitest';
import { idsOf, type ReviewItem, rowsOf, verdictOf } from './review-items';

const CITY: ReviewItem = { id: 'city', label: 'Miejscowość', value: 'Rewal' };
const STREET: ReviewItem = { id: 'street', label: 'Ulica', value: 'Wczasowa' };
const addressItem = (...parts: ReviewItem[]): ReviewItem => ({
  id: 'address',
  label: 'Adres',
  value: 'Wczasowa, Rewal',
  parts,
});
const namesOf = (items: readonly ReviewItem[], apart: string[] = []) =>
  rowsOf(items, apart).map(({ id }) => id);

describe('answers that belong together', () => {
  it('are one row until they are taken apart', () => {
    expect(namesOf([addressItem(CITY, STREET)])).toEqual(['address']);
    expect(namesOf([addressItem(CITY, STREET)], ['address'])).toEqual(['city', 'street']);
  });

  it('stand apart when one of them has a remark', () => {
    expect(namesOf([addressItem(CITY, { ...STREET, verdict: 'remark' })])).toEqual(['city', 'street']);
  });

  it('are agreed with when all of them are', () => {
    const agreed = { verdict: 'agree' } as const;
    expect(verdictOf(addressItem({ ...CITY, ...agreed }, STREET))).toBeUndefined();
    expect(verdictOf(addressItem({ ...CITY, ...agreed }, { ...STREET, ...agreed }))).toBe('agree');
    expect(idsOf(addressItem(CITY, STREET))).toEqual(['city', 'street']);
  });
});

it('leaves a single answer as it is', () => {
  expect(namesOf([CITY])).toEqual(['city']);
  expect(idsOf(CITY)).toEqual(['city']);
  expect(verdictOf({ ...CITY, verdict: 'remark' })).toBe('remark');
});
