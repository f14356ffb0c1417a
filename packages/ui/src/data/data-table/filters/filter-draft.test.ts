import type { ColumnType } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, endError, FILTER_ENDS, filterOf } from './filter-draft';

const range = (from: string, to: string) => ({ ...EMPTY_DRAFT, from, to });

describe('filterOf', () => {
  it.each<[ColumnType, string, string | number]>([
    ['number', '\u22123', -3],
    ['number', '1 234,5', 1234.5],
    ['price', '1 140,5', 114_050],
    ['date', '2026-11-12', '2026-11-12'],
    ['datetime', '2026-11-12', '2026-11-12'],
    ['time', '09:05', '09:05'],
  ])('reads an end of %s: %s', (type, text, bound) => {
    expect(filterOf({ type }, range(text, ''))).toEqual({ kind: 'range', from: bound, to: null });
  });

  it('takes the chosen values of a closed list, and the words of a text', () => {
    const draft = { ...EMPTY_DRAFT, text: ' zielony ', values: ['sent'] };
    expect(filterOf({ type: 'text', options: [] }, draft)).toEqual({ kind: 'options', values: ['sent'] });
    expect(filterOf({ type: 'text' }, draft)).toEqual({ kind: 'contains', text: 'zielony' });
  });

  it.each<[ColumnType, string | number]>([
    ['number', -3.5],
    ['price', 114_050],
    ['date', '2026-11-12'],
    ['time', '09:05'],
  ])('comes back from a draft of %s as it was', (type, bound) => {
    const filter = { kind: 'range', from: bound, to: bound } as const;
    expect(filterOf({ type }, draftOf({ type }, filter))).toEqual(filter);
  });
});

describe('endError', () => {
  it.each<[ColumnType, string, string]>([
    ['number', '1e3', 'Wpisz liczbę, na przykład 12,5'],
    ['number', '0x10', 'Wpisz liczbę, na przykład 12,5'],
    ['price', '--1', 'Nieprawidłowa kwota'],
    ['date', '2026-02-30', 'Nieprawidłowa data'],
    ['datetime', 'jutro', 'Nieprawidłowa data'],
    ['time', '25:00', 'Nieprawidłowa godzina. Wpisz na przykład 8:30'],
  ])('refuses %s %s at the end it stands at', (type, text, words) => {
    expect(endError(type, range(text, ''), 'from', 'pl')).toBe(words);
    expect(endError(type, range(text, ''), 'to', 'pl')).toBeUndefined();
    expect(endError(type, range('', text), 'to', 'pl')).toBe(words);
  });

  it.each<[ColumnType, string, string, string]>([
    ['number', '1140', '2', 'Proszę podać conajmniej 1\u00a0140'],
    ['price', '1140', '2', 'Proszę podać conajmniej 1\u00a0140,00\u00a0zł'],
    ['date', '2026-11-12', '2026-11-11', 'Koniec nie może być wcześniejszy niż początek'],
    ['time', '09:05', '08:00', 'Koniec nie może być wcześniejszy niż początek'],
  ])('refuses an end before the beginning: %s', (type, from, to, words) => {
    expect(endError(type, range(from, to), 'from', 'pl')).toBeUndefined();
    expect(endError(type, range(from, to), 'to', 'pl')).toBe(words);
  });

  it.each<[ColumnType, string, string]>([
    ['number', '-3', '-3'],
    ['price', '', '1140'],
    ['date', '2026-11-12', ''],
    ['text', '', ''],
  ])('lets a range through: %s from %s to %s', (type, from, to) => {
    for (const end of FILTER_ENDS) expect(endError(type, range(from, to), end, 'pl')).toBeUndefined();
  });
});
