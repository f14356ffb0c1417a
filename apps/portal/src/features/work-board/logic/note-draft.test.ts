import type { BoardNote } from '@urzad/contract';
import { expect, it } from 'vitest';
import { BOARDS, type WorkBoard } from './boards';
import { changesOf, keptChangesOf, noteDraftKey } from './note-draft';
import { noteValuesOf } from './note-values';

const CASES = BOARDS.find(({ code }) => code === 'cases') as WorkBoard;
const STORED = { ...noteValuesOf(undefined, CASES), title: 'Zadzwonić', text: 'W sprawie miejsc.' };
const KEPT = { rowVersion: 0, date: '2027-02-10T09:00:00.000Z' };

it('keeps what was typed, and nothing that is stored', () => {
  expect(changesOf({ ...STORED, text: 'Moja treść' }, STORED)).toEqual({ text: 'Moja treść' });
  expect(changesOf(STORED, STORED)).toEqual({});
});

it('gives back what was typed over what a colleague has stored since', () => {
  const kept = { ...KEPT, values: changesOf({ ...STORED, text: 'Moja treść' }, STORED) };
  const now = { ...STORED, title: 'Napisać', text: 'Inna treść' };
  expect(keptChangesOf(kept, now)).toEqual({ text: 'Moja treść' });
  expect(keptChangesOf(kept, { ...now, text: 'Moja treść' })).toEqual({});
});

it('gives back nothing where nothing was kept, or only what the form does not have', () => {
  expect(keptChangesOf(null, STORED)).toEqual({});
  expect(keptChangesOf({ ...KEPT, values: { title: 7, body: 'x' } }, STORED)).toEqual({});
});

it('tells drafts apart by person, board and note', () => {
  const keys = [
    noteDraftKey(3, 4),
    noteDraftKey(5, 4),
    noteDraftKey(3, 1),
    noteDraftKey(3, 4, { id: 9 } as BoardNote),
    noteDraftKey(3, 4, { id: 10 } as BoardNote),
  ];
  expect(new Set(keys.map(({ userId, form }) => `${userId}:${form}`)).size).toBe(5);
});
