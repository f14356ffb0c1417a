import type { FastifyInstance } from 'fastify';
import { createdBy, systemAuthor } from '../../author';
import { insertMany } from '../../unit-of-work/insert-many';
import { type DuePerson, duePeople } from './due-people';
import { hasPrepared, lists } from './repository';
import { retentionRow } from './table';

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
  });
  return people.length;
}
