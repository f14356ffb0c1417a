import type { BoardNote } from '@urzad/contract';
import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { isNoteGone, storedNoteIn } from './note-refusals';

const NOTE = { id: 7, row_version: 2, title: 'Zadzwonić' } as BoardNote;

it.each([
  [404, 'object-no-exist'],
  [409, 'illegal-step'],
] as const)('a %i of a note that was there says that it is gone, and not of a new one', (status, code) => {
  const refused = new ApiFailure(code, {}, status);
  expect([isNoteGone(refused, NOTE), isNoteGone(refused, undefined)]).toEqual([true, false]);
});

it('reads what is stored from a conflict only', () => {
  const data = { stored: NOTE };
  expect(storedNoteIn(new ApiFailure('conflict', data, 409))).toEqual(NOTE);
  expect(storedNoteIn(new ApiFailure('illegal-step', data, 409))).toBeUndefined();
});
