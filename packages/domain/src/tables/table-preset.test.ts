import { describe, expect, it } from 'vitest';
import { numberedColumns, openingPreset, type TablePresetColumn } from './table-preset';

const column = (code: string, table_column_number: number | null): TablePresetColumn => ({
  code,
  table: 'registrations',
  table_show: table_column_number === null ? 'no' : 'yes',
  table_column_number,
  width: null,
});

describe('numberedColumns', () => {
  it('leaves out columns without a number and puts the others in order', () => {
    const columns = [column('city', 10), column('status', null), column('number', 1), column('child', 2)];
    expect(numberedColumns(columns).map(({ code }) => code)).toEqual(['number', 'child', 'city']);
  });
});

describe('openingPreset', () => {
  const selected = { default: 'no', selected: 'yes' } as const;
  const byDefault = { default: 'yes', selected: 'no' } as const;
  const other = { default: 'no', selected: 'no' } as const;

  it('is the default view, and none of those that were only chosen', () => {
    expect(openingPreset([other, selected, byDefault])).toBe(byDefault);
    expect(openingPreset([other, selected])).toBeUndefined();
  });
});
