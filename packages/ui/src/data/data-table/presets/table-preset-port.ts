import type { TablePreset } from '@urzad/domain';

/** A view without the id and the owner that the store adds. */
export type NewTablePreset = Omit<TablePreset, 'id' | 'id_user'>;

/**
 * The store of the named views of a table (Spec §3, table preset), which the application implements by its endpoints
 * or its storage. At most one view of a table is `default` and one `selected`: storing a view with `yes` takes it
 * from the others of the same table. Columns without a number are not stored (Spec §7). A promise is rejected when
 * nothing was stored; the table then says so and keeps the shown view.
 */
export interface TablePresetPort {
  /** The signed-in person's views of one table, in the order of the list. */
  list: (tableCode: string) => Promise<readonly TablePreset[]>;
  /** Returns the stored view. */
  add: (preset: NewTablePreset) => Promise<TablePreset>;
  /** Writes the whole view: its name, arrangement, `default` and `selected`. */
  set: (preset: TablePreset) => Promise<void>;
  /** Removes the view. */
  remove: (id: TablePreset['id']) => Promise<void>;
}
