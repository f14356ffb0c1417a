import { SEE_CASES } from '@urzad/grants';
import { expect, it } from 'vitest';
import { BOARDS, boardAt } from './boards';

const codeAt = (id: string | undefined, code: string | null = null, boards = BOARDS) =>
  boardAt(boards, { id, code })?.code;

it('is the board whose id the address has', () => {
  expect(['1', '2', '3', '4'].map((id) => codeAt(id))).toEqual(['formal', 'documents', 'claims', 'cases']);
});

it('is none for another id, and for a board that the person may not see', () => {
  const ofCases = BOARDS.filter(({ privilege }) => privilege === SEE_CASES);
  expect([codeAt('5'), codeAt('01'), codeAt('3', null, ofCases)]).toEqual([undefined, undefined, undefined]);
});

it('is the one that the query names without an id, or else the first that the person sees', () => {
  expect([codeAt(undefined, 'cases'), codeAt(undefined, 'other'), codeAt(undefined)]).toEqual([
    'cases',
    'formal',
    'formal',
  ]);
});
