import { expect, it } from 'vitest';
import { avatarColourGroup, initialsOf } from './initials';

it.each([
  ['Anna Przykładowa', 'AP'],
  ['  łucja   ćwiczebna ', 'ŁĆ'],
  ['Anna Maria Przykładowa', 'AM'],
  ['Zenon', 'Z'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives every Polish letter one of ten groups', () => {
  const letters = [...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'];
  const groups = letters.map((letter) => avatarColourGroup(letter));

  expect(groups).toEqual(groups.toSorted((a, b) => a - b));
  expect(new Set(groups)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

it.each([
  ['Żaneta', 10],
  ['anna', 1],
  ['Нина', 10],
  ['', 10],
])('the group of %j is %i', (name, group) => {
  expect(avatarColourGroup(name)).toBe(group);
});
