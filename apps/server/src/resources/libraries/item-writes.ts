import type { BodyOf, libraryItems as contract, LibraryItem } from '@urzad/contract';
import { libraryRules, type OfficeLibrary } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { nextPlace, placeItem } from './item-order';
import { columnsOf } from './item-values';
import {
  type ItemRecord,
  itemRows,
  itemsIn,
  itemView,
  type LibraryRecord,
  librariesIn,
  libraryRows,
} from './repository';
import { libraryItem } from './table';
import type { UsesOfItems } from './uses';

interface Change {
  tx: Tx;
  library: LibraryRecord;
  item: ItemRecord;
  by: Author;
  note: Note;
}

/** Adds an item, or brings back a deleted one with its code. @throws ApiError `illegal-step` where codes are fixed */
export function addItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_library, body }: { id_library: number; body: BodyOf<(typeof contract)['add']> },
): Promise<{ data: LibraryItem }> {
  const { id_application } = request;
  return app.write(request, async (tx, note) => {
    const library = await libraryRows.getLocked(tx, id_library, librariesIn(id_application));
    if (libraryRules(library.code).kind !== 'office') throw new ApiError('illegal-step', { reason: 'fixed' });
    const { code, number, ...written } = body;
    const values = columnsOf({
      ...{ library: library.code, code, isNew: true },
      written: { ...written, number },
      extra: {},
    });
    const by = authorOf(app, request);
    const added = await insertItem(tx, { id_library, code, ...values }, by);
    await placeItem(tx, { id_library, id: added.id, number });
    const item = await itemRows.get(tx, added.id);
    note({
      event: 'libraryitem.add',
      obj_type: 'libraryitem',
      id_obj: item.id,
      diff: { after: saidOf(item) },
    });
    return { data: itemView(item) };
  });
}

/** @throws ApiError `conflict` with both versions when somebody else has changed the item */
export function setItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<(typeof contract)['set']> },
): Promise<{ data: LibraryItem }> {
  const { row_version: _, ...written } = body;
  return changeItem(app, request, { id, given: body, event: 'set' }, async ({ tx, library, item, by }) => {
    const { code, extra, id_library } = item;
    const values = columnsOf({ library: library.code, code, isNew: false, written, extra });
    await itemRows.update(tx, id, { values, by });
    if (written.number !== null) await placeItem(tx, { id_library, id, number: written.number });
  });
}

/** At the end of the list it stays where it is. */
export function moveItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<(typeof contract)['move']> },
): Promise<{ data: LibraryItem }> {
  return changeItem(app, request, { id, given: body, event: 'move' }, async ({ tx, item, by }) => {
    const number = await nextPlace(tx, item, body.to);
    if (number === undefined) return;
    await itemRows.update(tx, id, { values: {}, by });
    await placeItem(tx, { id_library: item.id_library, id, number });
  });
}

/** Archives or restores. @throws ApiError `illegal-step` for an item that is so already, or that cannot be archived */
export function archiveItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body, archived }: { id: number; body: { row_version: number }; archived: 'yes' | 'no' },
): Promise<{ data: LibraryItem }> {
  const event = archived === 'yes' ? 'archive' : 'restore';
  return changeItem(app, request, { id, given: body, event }, async ({ tx, library, item, by }) => {
    if (!libraryRules(library.code).archives) throw new ApiError('illegal-step', { reason: 'fixed' });
    if (item.archived === archived) throw new ApiError('illegal-step');
    await itemRows.update(tx, id, { values: { archived }, by });
  });
}

/** @throws ApiError `illegal-step` `{reason: 'used', uses}` for an item that something names */
export function deleteItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body, usesOfItems }: { id: number; body: { row_version: number }; usesOfItems: UsesOfItems },
): Promise<{ data: null }> {
  const { id_application } = request;
  return app.write(request, async (tx, note) => {
    const { item, library } = await lockItem(tx, { id, given: body, id_application });
    if (libraryRules(library.code).kind !== 'office') throw new ApiError('illegal-step', { reason: 'fixed' });
    const usesOf: Readonly<Partial<Record<string, UsesOfItems[OfficeLibrary]>>> = usesOfItems;
    const found = (await usesOf[library.code]?.(tx, item)) ?? [];
    const uses = found.filter(({ count }) => count > 0);
    if (uses.length > 0) throw new ApiError('illegal-step', { reason: 'used', uses });
    await itemRows.remove(tx, id, authorOf(app, request));
    note({
      event: 'libraryitem.delete',
      obj_type: 'libraryitem',
      id_obj: id,
      diff: { before: saidOf(item) },
    });
    return { data: null };
  });
}

interface Changing {
  id: number;
  given: { row_version: number };
  event: 'set' | 'move' | 'archive' | 'restore';
}

function changeItem(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, given, event }: Changing,
  change: (changing: Change) => Promise<void>,
): Promise<{ data: LibraryItem }> {
  const { id_application } = request;
  return app.write(request, async (tx, note) => {
    const { item, library } = await lockItem(tx, { id, given, id_application });
    await change({ tx, item, library, by: authorOf(app, request), note });
    const after = await itemRows.get(tx, id);
    note({
      event: `libraryitem.${event}`,
      obj_type: 'libraryitem',
      id_obj: id,
      diff: { before: saidOf(item), after: saidOf(after) },
    });
    return { data: itemView(after) };
  });
}

/** The dictionary is locked first: changes of its order run one after another. */
async function lockItem(
  tx: Tx,
  { id, given, id_application }: { id: number; given: { row_version: number }; id_application: number },
): Promise<{ item: ItemRecord; library: LibraryRecord }> {
  const { id_library } = await itemRows.get(tx, id, itemsIn(id_application));
  const library = await libraryRows.getLocked(tx, id_library);
  const item = await itemRows.getLocked(tx, id);
  if (item.row_version !== given.row_version) {
    throw new ApiError('conflict', { stored: itemView(item), given });
  }
  return { item, library };
}

async function insertItem(
  tx: Tx,
  values: Pick<ItemRecord, 'id_library' | 'code'> & ReturnType<typeof columnsOf>,
  by: Author,
): Promise<ItemRecord> {
  const [again] = await tx
    .update(libraryItem)
    .set({ deleted: 'no' })
    .where(
      and(
        eq(libraryItem.id_library, values.id_library),
        eq(libraryItem.code, values.code),
        eq(libraryItem.deleted, 'yes'),
      ),
    )
    .returning({ id: libraryItem.id });
  if (again) return itemRows.update(tx, again.id, { values: { ...values, archived: 'no', number: 0 }, by });
  return itemRows.insert(tx, { ...values, number: 0 }, by);
}

/** What the log says of an item. */
function saidOf(item: ItemRecord) {
  const { code, name, name_en, number, color, valid_from, valid_to, extra, archived } = item;
  return { code, name, name_en, number, color, valid_from, valid_to, extra, archived };
}
