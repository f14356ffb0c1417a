import { expect, it } from 'vitest';
import { BOARDS, type WorkBoard } from './boards';
import { differingFields, noteBodyOf, noteErrors, noteValuesOf } from './note-values';

const CASES = BOARDS.find(({ code }) => code === 'cases') as WorkBoard;
const NEW = noteValuesOf(undefined, CASES);
const NOTE = { ...NEW, title: 'Zadzwonić do gminy' };

it('begins in the first column, for the person alone', () => {
  expect(NEW).toMatchObject({ column: 'new', readers: 'own' });
});

it('asks for a title, and refuses a day that is none', () => {
  expect(noteErrors(NEW, CASES.id)).toEqual({ title: 'is-empty' });
  expect(noteErrors({ ...NOTE, due_date: '31.02' }, CASES.id)).toEqual({ due_date: 'not-valid-date' });
  expect(noteErrors({ ...NOTE, due_date: '2027-02-19' }, CASES.id)).toEqual({});
  const points = Array.from({ length: 31 }, (_, at) => `punkt ${at}`);
  expect(noteErrors({ ...NOTE, points }, CASES.id)).toEqual({ points: 'is-too-big' });
  expect(noteErrors({ ...NOTE, points: points.slice(1) }, CASES.id)).toEqual({});
});

it('sends no day for an empty one', () => {
  expect(noteBodyOf(NOTE, CASES.id)).toMatchObject({ id_board: 4, due_date: null, column: 'new' });
  expect(noteBodyOf({ ...NOTE, due_date: '2027-02-19' }, CASES.id)).toMatchObject({ due_date: '2027-02-19' });
});

it('tells every field in which the form and what is stored differ', () => {
  expect(differingFields(NOTE, NOTE)).toEqual([]);
  expect(differingFields({ ...NOTE, text: 'Moja treść' }, { ...NOTE, text: 'Inna treść' })).toEqual(['text']);
  expect(differingFields({ ...NOTE, points: ['a'] }, { ...NOTE, points: ['a', 'b'] })).toEqual(['points']);
  expect(differingFields({ ...NOTE, labels: ['A'] }, { ...NOTE, labels: ['A'] })).toEqual([]);
  const stored = { ...NEW, due_date: '2027-02-19' as const, readers: 'office' as const, column: 'open' };
  expect(differingFields(NOTE, stored)).toEqual(['title', 'due_date', 'readers']);
});
