import { expect, it } from 'vitest';
import { boardNoteErrors, pointsOf } from './board-note';

const NOTE = { id_board: 4, column: 'open', title: 'Zadzwonić do gminy' };

it('accepts a note in a column of its board', () => {
  expect(boardNoteErrors(NOTE)).toEqual({});
});

it.each([
  ['no title', { title: ' ' }, { title: 'is-empty' }],
  ['a column of another board', { column: 'verification' }, { column: 'not-valid-option' }],
  ['a status inside a column', { column: 'rejected' }, { column: 'not-valid-option' }],
  ['no such board', { id_board: 5 }, { column: 'not-valid-option' }],
])('refuses %s', (_what, over, errors) => {
  expect(boardNoteErrors({ ...NOTE, ...over })).toEqual(errors);
});

it('keeps what is done of a checklist whose points are changed, each once', () => {
  const before = [
    { text: 'Zadzwonić', done: 'yes' },
    { text: 'Napisać', done: 'no' },
  ] as const;
  expect(pointsOf(['Odebrać', 'Zadzwonić', 'Odebrać'], before)).toEqual([
    { text: 'Odebrać', done: 'no' },
    { text: 'Zadzwonić', done: 'yes' },
  ]);
});
