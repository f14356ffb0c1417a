import { expect, it } from 'vitest';
import { circleOf } from './no-circles';

it.each<[string, Record<string, string[]>, string[] | undefined]>([
  ['nothing in a line', { a: ['b'], b: ['c'], c: [] }, undefined],
  ['nothing where two ways lead to one', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, undefined],
  ['two that need each other', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c']],
  ['one that needs itself', { a: ['a'] }, ['a']],
])('finds %s', (_what, imports, circle) => {
  expect(circleOf(new Map(Object.entries(imports)))).toEqual(circle);
});
