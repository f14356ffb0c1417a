import type { BoardNote } from '@urzad/contract';
import { expect, it } from 'vitest';
import { filterIn, NO_FILTER, partsOf, passes, withFilter } from './board-filter';

const NOTE = {
  ...{ title: 'Zadzwonić do gminy', text: 'W sprawie żłobka.', labels: ['TELEFON'] },
  author: { id: 7, name: 'Piotr Pracowity' },
} as unknown as BoardNote;

it('stands in the address and is read from it, beside what else stands there', () => {
  const filter = { text: 'Wzorcowa', owner: 'none', label: 'PILNE' };
  const params = withFilter(new URLSearchParams('board=cases&owner=7'), filter);
  expect(params.toString()).toBe('board=cases&owner=none&has_text=Wzorcowa&label=PILNE');
  expect(filterIn(params)).toEqual(filter);
  expect(partsOf(filter)).toBe(3);
  expect(withFilter(params, NO_FILTER).toString()).toBe('board=cases');
});

it('leaves out an officer that is none', () => {
  expect(filterIn(new URLSearchParams('owner=kto&has_text=%20'))).toEqual(NO_FILTER);
});

it.each([
  ['without a filter', {}, true],
  ['by its words in any order', { text: 'ZLOBKA zadzwonic' }, true],
  ['not by other words', { text: 'zadzwonić jutro' }, false],
  ['by who wrote it', { owner: '7' }, true],
  ['not as one of nobody', { owner: 'none' }, false],
  ['by its label', { label: 'TELEFON' }, true],
  ['not by another label', { label: 'PILNE' }, false],
])('lets a note pass %s', (_what, over, isShown) => {
  expect(passes(NOTE, { ...NO_FILTER, ...over })).toBe(isShown);
});
