import { DEFAULT_APPLICATION } from '@urzad/contract';
import { birthDateOf, getMoment, sexOf } from '@urzad/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { insertMany, patternOf, takeIds } from './many-rows';
import type { VolumePerson } from './volume-people';

const SINCE = getMoment('2026-01-02 08:00');

export type Account = VolumePerson & { id: number };

/** The accounts of these parents, who live in the town of another one of the demo. */
export async function addAccounts(
  tx: Tx,
  people: readonly { person: VolumePerson; like: number }[],
): Promise<Account[]> {
  const likes = await tx
    .select()
    .from(user)
    .where(inArray(user.id, [...new Set(people.map(({ like }) => like))]));
  const byId = new Map(likes.map((row) => [row.id, row]));
  const [citizen] = await tx.select({ id: role.id }).from(role).where(eq(role.code, 'CITIZEN'));
  const { id: id_role } = patternOf(citizen, 'role of parents');
  const ids = await takeIds(tx, user, people.length);

  const accounts = people.map(({ person, like }, at) => ({ person, id: ids[at] ?? 0, like: byId.get(like) }));
  await insertMany(
    tx,
    user,
    accounts.map(({ person, id, like }) => {
      const { uuid, pass_history, ...pattern } = patternOf(like, 'parent');
      const { firstname, lastname, mail, phone, pesel, name_sort } = person;
      return {
        ...{ ...pattern, id, firstname, lastname, mail, phone, pesel, name_sort, config: {}, avatar: null },
        ...{ born_date: birthDateOf(pesel), sex: sexOf(pesel), online_date: null, id_role_active: id_role },
        location_building_number: String(1 + (id % 90)),
      };
    }),
  );
  await insertMany(
    tx,
    userRole,
    accounts.map(({ id }) => ({
      ...{ id_user: id, id_role, id_application: DEFAULT_APPLICATION, valid_from: SINCE },
      ...{ create_date: SINCE, mod_date: SINCE, reason: 'Dane demonstracyjne' },
    })),
  );
  return accounts.map(({ person, id }) => ({ ...person, id }));
}
