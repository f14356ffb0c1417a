import type { DataSource } from '@urzad/contract';
import { expect, it } from 'vitest';
import { choiceIn, knownSettings, queryOf } from './report-address';

const named = { name: 'Nazwa', name_en: 'Name' };
const column = (code: string, type: 'text' | 'price', sortable: 'yes' | 'no' = 'no') => ({
  ...{ code, ...named, type, sortable },
  groupable: type === 'text' ? ('yes' as const) : ('no' as const),
});
const SOURCE: Pick<DataSource, 'filters' | 'columns'> = {
  filters: [
    { code: 'status', ...named, type: 'options', options: [{ value: 'paid', ...named }] },
    { code: 'month', ...named, type: 'period' },
    { code: 'person', ...named, type: 'text' },
  ],
  columns: [column('number', 'text', 'yes'), column('care_form', 'text'), column('refund', 'price')],
};
const SETTINGS = {
  filters: { status: { values: ['paid'] }, month: { from: '2027-01-01' }, person: { text: 'Żak' } },
  columns: ['number', 'refund'],
  sort: '-number',
  groups: ['care_form'],
  operations: ['refund.sum'],
};

it('is read from the address as it was written there', () => {
  const query = queryOf(SETTINGS, 12);
  expect(choiceIn(new URLSearchParams(query), SOURCE)).toEqual({ settings: SETTINGS, saved: 12 });
  expect(queryOf(choiceIn(new URLSearchParams(), SOURCE).settings)).toBe('');
});

it('leaves out what the report does not know', () => {
  const params = new URLSearchParams({
    f_status: 'draft,paid',
    f_month: 'wczoraj..2027-02-30',
    f_other: 'x',
    columns: 'number,pesel',
    sort: 'refund',
    groups: 'refund',
    operations: 'number.sum,refund.avg',
    saved: 'x',
  });
  expect(choiceIn(params, SOURCE)).toEqual({
    settings: {
      filters: { status: { values: ['paid'] } },
      columns: ['number'],
      groups: [],
      operations: ['refund.avg'],
    },
    saved: undefined,
  });
});

it('leaves out columns of a definition that its reader may not see', () => {
  expect(knownSettings({ ...SETTINGS, columns: ['number', 'disability'] }, SOURCE).columns).toEqual([
    'number',
  ]);
});
