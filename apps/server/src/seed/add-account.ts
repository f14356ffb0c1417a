import { DEFAULT_APPLICATION } from '@urzad/contract';
import { getMoment, polishSortKey } from '@urzad/domain';
import { getRole, type RoleCode } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db';
import { grantRole } from '../identity/roles/held-roles';
import { user } from '../identity/table';
import type { Seeding } from './seeding';

/** Before the first thing that anybody of the demo did: a role that does not hold yet gives no privilege. */
const ROLES_SINCE = getMoment('2026-01-02 08:00');

type Profile = Partial<typeof user.$inferInsert>;

export interface DemoAccount extends Profile {
  mail: string;
  role: RoleCode;
}

/** One demo account with its role; the type follows from the role. */
export async function addAccount(
  tx: Tx,
  { date, pass_hash }: Seeding,
  { role: code, ...profile }: DemoAccount,
): Promise<number> {
  const common = {
    id_application: DEFAULT_APPLICATION,
    create_date: date,
    mod_date: date,
    is_test: 'yes' as const,
  };
  const [account] = await tx
    .insert(user)
    .values({
      ...common,
      pass_hash,
      type: getRole(code).userType,
      name_sort: polishSortKey(`${profile.lastname ?? ''} ${profile.firstname ?? ''}`.trim()),
      ...profile,
    })
    .returning({ id: user.id });
  if (!account) throw new Error(`The database returned no row for ${profile.mail}.`);

  const id_role_active = await grantRole(tx, {
    ...{ id_user: account.id, code, date: ROLES_SINCE, reason: 'Dane demonstracyjne' },
    id_application: profile.id_application,
  });
  await tx.update(user).set({ id_role_active }).where(eq(user.id, account.id));
  return account.id;
}
