import { hasPrivilege } from '@urzad/grants';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../http/resource';
import { isHeld, isInEffect } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { user as account } from '../../identity/table';
import type { PeopleAmong } from '../../lists/people-among';
import { partiesAmong } from '../cofunding-contracts/public';
import { membersAmong, supportedAmong } from '../cofunding-members/public';
import { parentsAmong } from '../cofunding-registrations/public';
import { claimantsAmong } from '../cofunding-requests/public';
import { applicantsAmong } from '../office-cases/public';
import { askersAmong } from '../tickets/public';

/** Those of whom most people are found come first: who is found is not looked for again. */
const BY_OBJECT: readonly PeopleAmong[] = [
  ...[parentsAmong, applicantsAmong, membersAmong, partiesAmong, claimantsAmong, supportedAmong, askersAmong],
];

/**
 * Which of these people a member of staff may see the presence of: colleagues of the application, and people who have an
 * object there that the caller sees by the rule of its own resource; everybody with the privilege to see accounts.
 */
export async function seenPeople(
  app: FastifyInstance,
  caller: SessionUser,
  ids: readonly number[],
): Promise<number[]> {
  const asked = [...new Set(ids)];
  if (hasPrivilege(caller.privileges, 'user_show')) return asked;
  const seen = new Set(await colleaguesAmong(app, caller, asked));
  for (const among of BY_OBJECT) {
    const left = asked.filter((id) => !seen.has(id));
    if (left.length === 0) break;
    for (const id of await among(app.db, caller, left)) seen.add(id);
  }
  return [...seen];
}

async function colleaguesAmong(
  app: FastifyInstance,
  { id_application }: SessionUser,
  ids: readonly number[],
): Promise<number[]> {
  const at = app.clock.business();
  const rows = await app.db
    .selectDistinct({ id: account.id })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .innerJoin(account, eq(account.id, userRole.id_user))
    .where(
      and(
        inArray(account.id, [...ids]),
        ne(role.perspective, 'citizen'),
        eq(userRole.id_application, id_application),
        isHeld(at),
        isInEffect(at),
      ),
    );
  return rows.map(({ id }) => id);
}
