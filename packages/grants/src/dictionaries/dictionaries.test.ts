import { comparePolish, type Option } from '@urzad/domain';
import { expect, it } from 'vitest';
import * as dictionaries from './dictionaries';

const LISTS = Object.entries(dictionaries).flatMap(([name, list]): [string, readonly Option[]][] =>
  Array.isArray(list) ? [[name, list]] : [],
);

it.each(LISTS)('%s has different codes and different words in both languages', (_name, list) => {
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(list.every(({ pl, en }) => pl !== '' && en !== '')).toBe(true);
  expect(new Set(list.map(({ pl }) => pl)).size).toBe(list.length);
});

it('orders citizenships as people look for them: by the Polish alphabet', () => {
  const [poland, ...others] = dictionaries.KRAJ.map(({ pl }) => pl);
  expect(poland).toBe('Polska');
  // The last three entries are no countries.
  expect(others.slice(0, -3)).toEqual(others.slice(0, -3).toSorted(comparePolish));
});
