import { expect, it } from 'vitest';
import { comparePolish } from '../words/polish-order';
import { POWIAT, voivodeshipName, WOJEWODZTWO } from './regions';

it.each([
  ['voivodeships', 16, WOJEWODZTWO],
  ['districts of region 32', 21, POWIAT],
])('has the %s, %i, with different codes and words', (_name, count, list) => {
  expect(list.length).toBe(count);
  expect(new Set(list.map(({ code }) => code)).size).toBe(count);
  expect(new Set(list.map(({ pl }) => pl)).size).toBe(count);
  expect(list.every(({ pl, en }) => pl !== '' && en !== '')).toBe(true);
});

it('orders districts by the Polish alphabet, the cities with the rights of one after the others', () => {
  const names = POWIAT.map(({ pl }) => pl);
  for (const part of [names.slice(0, 18), names.slice(18)]) {
    expect(part).toEqual(part.toSorted(comparePolish));
  }
});

it.each([
  ['32', {}, 'zachodniopomorskie'],
  ['32', { form: 'genitive' }, 'zachodniopomorskiego'],
  ['10', { form: 'locative' }, 'łódzkim'],
  ['32', { locale: 'en', form: 'genitive' }, 'West Pomerania'],
  ['33', {}, ''],
] as const)('names voivodeship %s with %j as a sentence needs it', (code, options, name) => {
  expect(voivodeshipName(code, options)).toBe(name);
});
