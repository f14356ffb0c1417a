import type { DataSource } from '@urzad/contract';
import { expect, it } from 'vitest';
import { reportMessages } from '../messages/reports';
import { plotOfGroups } from './plot-of-groups';

const column = (code: string, type: 'text' | 'price' | 'date') => ({
  ...{ code, type, name: code, name_en: code },
  ...({ sortable: 'no', groupable: 'yes' } as const),
});
const source: DataSource = {
  ...{ code: 'claims', name: 'Rozliczenia', name_en: 'Claims', group: 'project', url: '', main_node: 'data' },
  ...{ requires_privileges: '', filters: [], params: {} },
  columns: [column('form', 'text'), column('paid', 'date'), column('refund', 'price')],
};
const settings = { filters: {}, columns: [], groups: ['paid'], operations: ['paid.max', 'refund.sum'] };
const language = { words: reportMessages.pl, locale: 'pl' } as const;
const group = (key: string, refund: number | null) => ({
  keys: [key],
  count: 2,
  values: ['2027-01-02', refund],
});

it('draws the first operation that gives a number, money in złoty, with the months between', () => {
  const groups = [group('2026-11', 150_050), group('2027-01', null), group('2027-02', 20_000)];
  const plot = plotOfGroups({ source, settings, groups }, 'lines', language);
  expect(plot.title).toBe('refund, suma');
  expect(plot.points.map(({ name, values }) => [name, ...values])).toEqual([
    ['2026-11', 1500.5],
    ['2026-12', null],
    ['2027-01', null],
    ['2027-02', 200],
  ]);
  expect(plot.valueText?.(1500.5)).toMatch(/^1\s500,50\szł$/);
});

it('draws how many rows there are where no operation gives a number, and no more than a picture holds', () => {
  const groups = Array.from({ length: 30 }, (_, at) => group(`forma ${at}`, null));
  const counted = { ...settings, groups: ['form'], operations: ['paid.max'] };
  const plot = plotOfGroups({ source, settings: counted, groups }, 'bars', language);
  expect([plot.title, plot.isPart, plot.points.length]).toEqual(['Liczba', true, 24]);
  expect(plot.points[0]?.values).toEqual([2]);
});
