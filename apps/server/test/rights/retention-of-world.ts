import { getIsoDate } from '@urzad/domain';
import { createdBy, systemAuthor } from '../../src/author';
import { retentionList, retentionRow } from '../../src/resources/retention/table';
import type { TestApp } from '../test-app';

/** A list that waits for its decision, with one person who is to be erased and one whose data stays. */
export async function makeRetention({ app: { db }, clock }: TestApp, ids: readonly [number, number]) {
  const created = createdBy(systemAuthor(clock.business()));
  const [list] = await db.insert(retentionList).values(created).returning();
  if (!list) throw new Error('No list was inserted.');
  const terms = {
    ...{ rodo_to: getIsoDate('2034-12-31'), archive_to: getIsoDate('2037-12-31') },
    ...{ retention_to: getIsoDate('2037-12-31'), category: 'B10', signs: ['PMG.4321.1.2027'] },
  };
  const rows = await db
    .insert(retentionRow)
    .values([
      { ...created, ...terms, id_list: list.id, id_user: ids[0] },
      { ...created, ...terms, id_list: list.id, id_user: ids[1], status: 'kept', reason: 'Trwa proces.' },
    ])
    .returning();
  const [proposed, kept] = rows;
  if (!proposed || !kept) throw new Error('Nobody is on the list.');
  return { list, proposed, kept };
}
