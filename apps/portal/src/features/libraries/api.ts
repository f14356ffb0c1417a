import { type BodyOf, type LibraryItem, type LibraryView, libraryItems, localities } from '@urzad/contract';
import { request } from '#shared/session/client';

export type ItemBody = BodyOf<(typeof libraryItems)['add']>;
type Version = Pick<LibraryItem, 'id' | 'row_version'>;

export async function addItem(id_library: number, body: ItemBody, idempotencyKey: string) {
  return (await request(libraryItems.add, { query: { id_library }, body, idempotencyKey })).data;
}

/** Changes an item that was read; its code stays. */
export async function setItem(
  { id, row_version }: Version,
  { code: _, ...values }: ItemBody,
  idempotencyKey: string,
) {
  const body = { row_version, ...values };
  return (await request(libraryItems.set, { query: { id }, body, idempotencyKey })).data;
}

export async function moveItem({ id, row_version }: Version, to: 'up' | 'down', idempotencyKey: string) {
  const body = { row_version, to };
  return (await request(libraryItems.move, { query: { id }, body, idempotencyKey })).data;
}

/** What is done with an item after it was asked once more. */
export type Decision = 'archive' | 'restore' | 'delete';

export async function decideItem(
  { id, row_version }: Version,
  { library, decision }: { library: Pick<LibraryView, 'kind'>; decision: Decision },
  idempotencyKey: string,
): Promise<unknown> {
  const sent = { query: { id }, body: { row_version }, idempotencyKey };
  if (decision === 'delete')
    return request(library.kind === 'places' ? localities.delete : libraryItems.delete, sent);
  return request(decision === 'archive' ? libraryItems.archive : libraryItems.restore, sent);
}

/** The texts of TERC and SIMC. */
export type Registers = Record<'terc' | 'simc', string>;

/** What the registers change; without `preview` it is done. */
export async function importRegisters(files: Registers, preview: 'yes' | 'no', idempotencyKey: string) {
  return (await request(localities.import, { body: { ...files, preview }, idempotencyKey })).data;
}
