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

/** The 32 letters of the alphabet and the three of foreign words, in order. */
const LETTERS = [...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'];

it('puts all 35 letters into ten groups in the order of the alphabet', () => {
  const groups = LETTERS.map((letter) => avatarColourGroup(letter) ?? 0);

  expect(LETTERS).toHaveLength(35);
  expect(groups).toEqual(groups.toSorted((a, b) => a - b));
  expect(new Set(groups)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

it.each([
  [1, 'aąb'],
  [2, 'cćd'],
  [3, 'eęfg'],
  [4, 'hij'],
  [5, 'klł'],
  [6, 'mnń'],
  [7, 'oópq'],
  [8, 'rsś'],
  [9, 'tuvw'],
  [10, 'xyzźż'],
])('group %d is %s', (group, letters) => {
  expect(LETTERS.filter((letter) => avatarColourGroup(letter) === group)).toEqual([...letters]);
});

it.each(LETTERS)('gives %s the group of its capital', (letter) => {
  expect(avatarColourGroup(`${letter.toLocaleUpperCase('pl')}xx`)).toBe(avatarColourGroup(letter));
});

it.each([
  ['Żaneta', 10],
  ['  anna', 1],
  ['Quentin', 7],
  ['Vera', 9],
  ['Xawery', 10],
  ['S\u0301liwa', 8],
  ['Нина', undefined],
  ['Émile', undefined],
  ['7 dzieci', undefined],
  ['', undefined],
])('the group of %j is %s', (name, group) => {
  expect(avatarColourGroup(name)).toBe(group);
});
