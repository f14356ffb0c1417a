import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TablePreset } from './table-presets';

it('reads a view that was kept while its name could be longer', () => {
  const name = 'x'.repeat(80);
  const kept = {
    id: 1,
    id_user: 2,
    name,
    table_code: 'queue',
    table_column_number: 0,
    default: 'no',
    table_autofill: 'no',
    selected: 'no',
    filters: { columns: {}, sort: null, density: 'loose', operations: {} },
    columns: [],
  };

  expect(z.parse(TablePreset, kept).name).toBe(name);
});
