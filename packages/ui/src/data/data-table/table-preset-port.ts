import type { TablePreset } from '@urzad/domain';

/** A view as a person names it; its store gives it a number and an owner. */
export type NewTablePreset = Omit<TablePreset, 'id' | 'id_user'>;

/**
 * Where the named views of a table are kept (Spec §3, table preset); the app builds it over its endpoints or its storage.
 * One view of a table is `default` and one `selected` at most: storing a view that says `yes` takes it from the others
 * of the same table. Columns without a number are not stored (Spec §7). A promise is rejected when nothing was stored;
 * the table then says so and keeps what is on the screen.
 */
export interface TablePresetPort {
  /** The signed-in person's views of one table, in the order in which they are offered. */
  list: (tableCode: string) => Promise<readonly TablePreset[]>;
  /** Answers with the stored view. */
  add: (preset: NewTablePreset) => Promise<TablePreset>;
  /** Writes the whole view: its name, arrangement, `default` and `selected`. */
  set: (preset: TablePreset) => Promise<void>;
  remove: (id: TablePreset['id']) => Promise<void>;
}
