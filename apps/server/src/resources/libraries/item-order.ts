import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { libraryItem } from './table';

interface Placed {
  id_library: number;
  id: number;
  /** From 1; `null` for the last one. */
  number: number | null;
}

/**
 * Puts an item at a place; the others keep their order and are numbered anew. Who calls it has locked the dictionary.
 * Their versions stay, so that open forms of them do not conflict.
 */
export async function placeItem(tx: Tx, { id_library, id, number }: Placed): Promise<void> {
  const rows = await tx
    .select({ id: libraryItem.id, number: libraryItem.number })
    .from(libraryItem)
    .where(and(eq(libraryItem.id_library, id_library), eq(libraryItem.deleted, 'no')))
    .orderBy(asc(libraryItem.number), asc(libraryItem.id));
  const others = rows.filter((row) => row.id !== id);
  const at = Math.min(number === null ? others.length : number - 1, others.length);
  const own = rows.filter((row) => row.id === id);
  const inOrder = [...others.slice(0, at), ...own, ...others.slice(at)];
  const moved = inOrder.flatMap((row, index) =>
    row.number === index + 1 ? [] : [`(${row.id},${index + 1})`],
  );
  if (moved.length === 0) return;

  await tx.execute(sql`update ${libraryItem} set number = placed.number
    from (values ${sql.raw(moved.join(','))}) as placed (id, number) where ${libraryItem.id} = placed.id`);
}

/** The place of the next item in one direction, of those that are archived as the item is; undefined at the end. */
export async function nextPlace(
  tx: Tx,
  item: Pick<typeof libraryItem.$inferSelect, 'id' | 'id_library' | 'archived'>,
  to: 'up' | 'down',
): Promise<number | undefined> {
  const rows = await tx
    .select({ id: libraryItem.id, archived: libraryItem.archived })
    .from(libraryItem)
    .where(and(eq(libraryItem.id_library, item.id_library), eq(libraryItem.deleted, 'no')))
    .orderBy(asc(libraryItem.number), asc(libraryItem.id));
  const own = rows.findIndex(({ id }) => id === item.id);
  const isBeside = ({ archived }: { archived: 'yes' | 'no' }) => archived === item.archived;
  const found =
    to === 'up' ? rows.slice(0, own).findLastIndex(isBeside) : rows.slice(own + 1).findIndex(isBeside);
  if (found < 0) return undefined;
  return to === 'up' ? found + 1 : own + 1 + found + 1;
}
