import { polishSortKey } from '@urzad/domain';
import { libraryRules, SHIPPED_LIBRARIES } from '@urzad/grants';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { application } from '../../applications/table';
import { createdBy, systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { library, libraryItem } from './table';

/** What follows a new release. */
const OF_LIBRARY = ['name', 'name_en', 'name_sort', 'level', 'kind', 'system'] as const;
const OF_ITEM = ['name', 'name_en', 'name_sort', 'color', 'parent', 'extra'] as const;

/**
 * The dictionaries that are shipped, for each application: missing ones and missing items are added, words that the office
 * has not changed follow a new release, and all else stays. What is as it is shipped is not written again. A deleted item
 * keeps its row and stays deleted.
 */
export async function writeLibraries(tx: Tx, date: Date): Promise<void> {
  const applications = await tx.select({ id: application.id }).from(application).orderBy(application.id);
  for (const { id } of applications) {
    await writeLibrariesOf(tx, id, date);
  }
}

/** The same for one of them. */
export async function writeLibrariesOf(tx: Tx, id_application: number, date: Date): Promise<void> {
  const common = createdBy(systemAuthor(date, { id_application }));
  await tx
    .insert(library)
    .values(
      SHIPPED_LIBRARIES.map(({ code, pl, en, level }) => {
        const { kind } = libraryRules(code);
        return {
          ...{ ...common, code, name: pl, name_en: en, name_sort: polishSortKey(pl), level, kind },
          system: kind === 'office' ? ('no' as const) : ('yes' as const),
        };
      }),
    )
    .onConflictDoUpdate({
      target: [library.id_application, library.code],
      set: { ...excluded(OF_LIBRARY), ...raised(library) },
      setWhere: differs('library', OF_LIBRARY),
    });
  const stored = await tx
    .select({ id: library.id, code: library.code })
    .from(library)
    .where(eq(library.id_application, id_application));
  const ids = new Map(stored.map(({ id, code }) => [code, id]));

  await tx
    .insert(libraryItem)
    .values(
      SHIPPED_LIBRARIES.flatMap(({ code: of, items }) =>
        items.map(({ code, pl, en, color, valid_from, parent, extra }, at) => ({
          ...{ ...common, id_library: ids.get(of) ?? 0, code, name: pl, name_en: en, number: at + 1 },
          ...{ name_sort: polishSortKey(pl), color: colourOf(color), valid_from, parent },
          extra: { ...extra },
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [libraryItem.id_library, libraryItem.code],
      set: { ...excluded(OF_ITEM), ...raised(libraryItem) },
      setWhere: sql`${isNull(libraryItem.id_user_mod)} and ${differs('libraryitem', OF_ITEM)}`,
    });
}

/** The values of the row that could not be inserted, by the names of its columns. */
function excluded<const Column extends string>(columns: readonly Column[]) {
  const entries = columns.map((column) => [column, sql.raw(`excluded."${column}"`)]);
  // Every column was given its value, which the type of fromEntries cannot express.
  return Object.fromEntries(entries) as Record<Column, ReturnType<typeof sql.raw>>;
}

/** By its version another server sees the change (`keptLibraries`). */
function raised({ row_version }: typeof library | typeof libraryItem) {
  return { row_version: sql`${row_version} + 1` };
}

/** Whether the row that is stored has another value in one of the columns. */
function differs(table: string, columns: readonly string[]): SQL {
  const rowOf = (name: string) => columns.map((column) => `${name}."${column}"`).join(', ');
  return sql.raw(`(${rowOf(table)}) is distinct from (${rowOf('excluded')})`);
}

type Colour = (typeof libraryItem.$inferInsert)['color'];

/** The colours of statuses are those of items. */
function colourOf(color: string | undefined): Colour {
  return libraryItem.color.enumValues.find((known) => known === color) ?? null;
}
