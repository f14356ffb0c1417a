import { TABLE_PRESETS_MAX, TablePreset, tablePresets } from '@urzad/contract';
import type { NewTablePreset, TablePresetPort } from '@urzad/ui/data-table';
import * as z from 'zod/mini';
import { newId } from '../new-id';
import { request } from '../session/client';

/** The saved views of a signed-in person, in their account: the same on every device. */
export const tablePresetPort: TablePresetPort = {
  async list(table_code) {
    const { data } = await request(tablePresets.get, {
      query: { table_code, page_count: TABLE_PRESETS_MAX },
    });
    return data.map(whole);
  },
  async add(preset) {
    const idempotencyKey = newId();
    return whole((await request(tablePresets.add, { query: {}, body: sent(preset), idempotencyKey })).data);
  },
  async set({ id, id_user: _owner, table_code: _table, ...preset }) {
    const idempotencyKey = newId();
    await request(tablePresets.set, { query: { id }, body: sent(preset), idempotencyKey });
  },
  async remove(id) {
    await request(tablePresets.delete, { query: { id } });
  },
};

/** Without `scope` every field is there. */
function whole(answer: unknown): TablePreset {
  return z.parse(TablePreset, answer);
}

/** Only columns with a number are sent (Spec §7). */
function sent<Preset extends Pick<NewTablePreset, 'columns'>>({ columns, ...preset }: Preset) {
  const numbered = columns.flatMap(({ table_column_number, ...column }) =>
    table_column_number === null ? [] : [{ ...column, table_column_number }],
  );
  return { ...preset, columns: numbered };
}
