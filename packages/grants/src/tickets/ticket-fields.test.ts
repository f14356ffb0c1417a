import { getMoment } from '@urzad/domain';
import { expect, it } from 'vitest';
import { ticketErrors } from './ticket-fields';
import { ticketConfirmTo, ticketNumber, ticketReopenTo } from './ticket-terms';

it('asks for a category, a title and a text', () => {
  expect(ticketErrors({ category: '', title: ' ', body: '' })).toEqual({
    ...{ category: 'is-empty', title: 'is-empty', body: 'is-empty' },
  });
  expect(ticketErrors({ category: 'PLIKI', title: 'Plik', body: 'Nie mogę dodać pliku.' })).toEqual({});
  expect(Object.keys(ticketErrors({ category: 'PLIKI', title: 'a'.repeat(161), body: 'Tekst' }))).toEqual([
    'title',
  ]);
});

it('has a number of its year in five digits', () => {
  expect([ticketNumber(12, 2027), ticketNumber(123_456, 2027)]).toEqual([
    'ZGL/2027/00012',
    'ZGL/2027/123456',
  ]);
});

it('can be confirmed and opened again for fourteen days', () => {
  expect(ticketConfirmTo(getMoment('2027-02-10 23:30'))).toBe('2027-02-24');
  expect(ticketReopenTo(getMoment('2027-02-24 00:10'))).toBe('2027-03-10');
});
