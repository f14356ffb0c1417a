import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';
import type { Db, Tx } from '../../db';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { baseSetting } from '../../settings/table';
import { baseMessage } from '../chosen-messages/public';
import { cofundingCall } from '../cofunding-calls/public';
import { contactMessage } from '../contact-messages/public';
import { libraryItem } from '../libraries/public';
import { officeCase } from '../office-cases/public';
import { raportConfig } from '../reports/public';
import { ticket } from '../tickets/public';
import { userGroup } from '../user-groups/public';

/** Why those who give roles have theirs in a new application: nobody there has done anything for it. */
export const OWN_ROLE_REASON = 'Nowa aplikacja';

const OF_ITS_OWN = [
  ...[cofundingCall, officeCase, contactMessage, ticket, baseSetting, user],
  ...[raportConfig, baseMessage, userGroup, role],
];

/**
 * Whether anything was done in an application. Applications for co-funding, contracts and payments follow a call, letters and
 * documents a case or a call.
 */
export async function isUsed(db: Db | Tx, id: number): Promise<boolean> {
  const uses = [
    ...OF_ITS_OWN.map(
      (table): SQL => sql`exists (select 1 from ${table} where ${eq(table.id_application, id)})`,
    ),
    sql`exists (select 1 from ${userRole} where ${and(eq(userRole.id_application, id), sql`${userRole.reason} is distinct from ${OWN_ROLE_REASON}`)})`,
    sql`exists (select 1 from ${libraryItem} where ${and(eq(libraryItem.id_application, id), isNotNull(libraryItem.id_user_mod))})`,
    // The office is a part of the record, whose version also grows when its address is put right.
    sql`exists (select 1 from ${baseLog} where ${and(eq(baseLog.obj_type, 'baseconfig'), eq(baseLog.id_obj, id), sql`${baseLog.diff}->>'section' = 'office'`)})`,
  ];
  const found = await db
    .select({ isUsed: sql<boolean>`${sql.join(uses, sql` or `)}` })
    .from(sql`(select 1) as one`);
  return found[0]?.isUsed ?? false;
}
