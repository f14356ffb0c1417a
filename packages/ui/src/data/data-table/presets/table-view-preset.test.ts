import { describe, expect, it } from 'vitest';
import { START_VIEW, type TableView } from '../table-view';
import { arrangementOf, isSameOnAnyTab, shownPreset, viewOfPreset } from './table-view-preset';

const KEYS = ['number', 'child', 'amount'];

const VIEW: TableView = {
  order: ['amount', 'number', 'child'],
  hidden: ['child'],
  widths: { amount: 120 },
  autofill: false,
  filters: { number: { kind: 'contains', text: 'FR' } },
  sort: { key: 'amount', direction: 'descending' },
  density: 'dense',
  operations: { amount: 'sum' },
  tab: 'all',
};

function stored(view: TableView) {
  const named = {
    id: 1,
    id_user: 2,
    name: 'Moje',
    table_code: 'queue',
    default: 'no',
    selected: 'no',
  } as const;
  return { ...named, ...arrangementOf(view, KEYS, 'queue') };
}

describe('a view as a preset', () => {
  it('numbers every column from 1, the hidden ones too, and counts those in sight', () => {
    const { columns, table_column_number, table_autofill } = arrangementOf(VIEW, KEYS, 'queue');
    expect(table_column_number).toBe(2);
    expect(table_autofill).toBe('no');
    expect(columns).toEqual([
      { code: 'amount', table: 'queue', table_show: 'yes', table_column_number: 1, width: 120 },
      { code: 'number', table: 'queue', table_show: 'yes', table_column_number: 2, width: null },
      { code: 'child', table: 'queue', table_show: 'no', table_column_number: 3, width: null },
    ]);
  });

  it('comes back as it was stored', () => {
    expect(viewOfPreset(stored(VIEW))).toEqual(VIEW);
    expect(viewOfPreset(stored(START_VIEW))).toEqual({ ...START_VIEW, order: KEYS });
  });

  it('leaves out columns that have no number', () => {
    const preset = stored(START_VIEW);
    const columns = preset.columns.map((column) =>
      column.code === 'child' ? { ...column, table_column_number: null } : column,
    );
    expect(viewOfPreset({ ...preset, columns }).order).toEqual(['number', 'amount']);
  });
});

describe('shownPreset', () => {
  const one = stored(VIEW);
  const other = { ...stored({ ...VIEW, hidden: [] }), id: 2 };
  const fromAddress = {
    ...START_VIEW,
    filters: VIEW.filters,
    sort: VIEW.sort,
    density: VIEW.density,
    tab: 'all',
  };

  it('is the whole view, or what an address says of it', () => {
    expect(shownPreset([one], viewOfPreset(one), false)).toBe(one);
    expect(shownPreset([one], fromAddress, false)).toBeUndefined();
    expect(shownPreset([one], fromAddress, true)).toBe(one);
    expect(shownPreset([one], { ...fromAddress, tab: 'mine' }, true)).toBeUndefined();
  });

  it('is, of two with the same filters, the one that was chosen last', () => {
    const chosen = { ...other, selected: 'yes' } as const;
    expect(shownPreset([one, chosen], fromAddress, true)).toBe(chosen);
  });

  it('is none of an address that only names a tab', () => {
    expect(
      shownPreset([stored({ ...START_VIEW, tab: 'all' })], { ...START_VIEW, tab: 'all' }, true),
    ).toBeUndefined();
  });
});

it('compares views without their tabs', () => {
  expect(isSameOnAnyTab(VIEW, { ...VIEW, tab: 'mine' })).toBe(true);
  expect(isSameOnAnyTab(VIEW, { ...VIEW, hidden: [] })).toBe(false);
});
