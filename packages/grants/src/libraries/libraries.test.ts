import { expect, it } from 'vitest';
import { librariesOf } from './libraries';

const LIBRARIES = librariesOf('32');

it('names each dictionary once, and none is empty', () => {
  const codes = LIBRARIES.map(({ code }) => code);

  expect(new Set(codes).size).toBe(codes.length);
  expect(LIBRARIES.filter(({ items }) => items.length === 0)).toEqual([]);
});

it.each(LIBRARIES)('holds every code of $code once, in both languages', ({ items }) => {
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  expect(items.filter(({ pl, en }) => pl === '' || en === '')).toEqual([]);
});

it('names the voivodeship in the reasons of a rejection, and colours the statuses', () => {
  const of = (code: string) => LIBRARIES.find((library) => library.code === code)?.items ?? [];

  expect(of('REJECT_REASON').find(({ code }) => code === 'ZAMIESZKANIE')?.pl).toContain(
    'zachodniopomorskiego',
  );
  expect(of('STATUS_REGISTRATION').every(({ color }) => color !== undefined)).toBe(true);
});
