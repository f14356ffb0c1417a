import { DEFAULT_APPLICATION, type ObjectRef, refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { type Author, createdBy, systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import { templated } from '../../../mail/email';
import { notify } from '../../../notify';
import { insertMany } from '../../../unit-of-work/insert-many';
import { hasPrepared, lists, retentionRow } from '../../retention/public';
import { findHolders } from '../../users/public';
import { type DuePerson, duePeople } from './due-people';

/**
 * Makes a list of whom nothing has to be kept any more, for the inspector. While one waits, no other is made: who becomes
 * due meanwhile is on the next.
 * @returns how many people are on it
 */
export async function prepareList(app: FastifyInstance, task: string, now: Date): Promise<number> {
  if (await hasPrepared(app.db)) return 0;
  const people: DuePerson[] = [];
  for await (const person of duePeople(app, now)) people.push(person);
  if (people.length === 0) return 0;

  const by = systemAuthor(now);
  await app.writeAsSystem(task, async (tx, note) => {
    const { id } = await lists.insert(tx, {}, by);
    const shared = { ...createdBy(by), id_list: id };
    await insertMany(
      tx,
      retentionRow,
      people.map((person) => ({ ...shared, ...person })),
    );
    const diff = { changed: people.length };
    note({ event: 'retentionlist.add', obj_type: 'retentionlist', id_obj: id, diff });
    await tellInspectors(app, tx, { ref: refOf('retentionlist', id), by });
  });
  return people.length;
}

/** Tells whoever decides on the list. */
async function tellInspectors(
  app: FastifyInstance,
  tx: Tx,
  { ref, by }: { ref: ObjectRef; by: Author },
): Promise<void> {
  const asked = { privilege: 'rodo_anonymise', at: by.date, id_application: DEFAULT_APPLICATION } as const;
  const text = templated('staff-retention-list', {});
  for (const to of await findHolders(tx, asked)) {
    await notify(app, tx, { to, text, ref }, by);
  }
}
