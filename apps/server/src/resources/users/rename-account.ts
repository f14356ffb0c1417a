import { polishSortKey } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { referredRow } from '../../referred-row';
import { nameOf } from './presenter';
import { lockById, update } from './repository';

/** Another name of a person, which a document proves. @returns the names before and after */
export async function renameAccount(
  tx: Tx,
  id: number,
  { firstname, lastname }: { firstname: string; lastname: string },
  by: Author,
): Promise<{ before: string; after: string }> {
  const account = referredRow(await lockById(tx, id));
  const name_sort = polishSortKey(`${lastname} ${firstname}`);
  const renamed = await update(tx, id, { values: { firstname, lastname, name_sort }, by });
  return { before: nameOf(account), after: nameOf(renamed) };
}
