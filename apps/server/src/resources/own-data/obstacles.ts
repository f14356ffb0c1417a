import { type ErasureObstacle, LIVE_CASE_STATUSES } from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';

/**
 * What forbids to erase the data of a person: an application that was sent (it has a number), a case that has a letter of
 * theirs or is not ended, or a role in the office, held now or ever.
 */
export async function findObstacle(db: Db, id_user: number): Promise<ErasureObstacle | null> {
  const [row] = await db.select(obstaclesOf(sql`${id_user}::integer`)).from(sql`(select 1) as one`);
  if (row?.staff) return 'staff';
  if (row?.sent) return 'sent';
  return row?.case ? 'case' : null;
}

/** Whether anything forbids it, of the account of a query. */
export function isHeld(id_user: SQL): SQL<boolean> {
  const { sent, case: filed, staff } = obstaclesOf(id_user);
  return sql<boolean>`(${sent} or ${filed} or ${staff})`;
}

function obstaclesOf(id_user: SQL) {
  return {
    sent: sql<boolean>`exists (select from cofundingregistration where id_user = ${id_user} and number is not null)`,
    case: sql<boolean>`exists (select from officecase c where c.id_user = ${id_user}
        and (c.status in ${LIVE_CASE_STATUSES}
          or exists (select from officecasemessage m where m.id_officecase = c.id and m.direction = 'IN')))`,
    staff: isStaff(id_user),
  };
}

/** Whether the account of a query has a role in the office, or ever had one. */
export function isStaff(id_user: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from user_role held join role on role.id = held.id_role
    where held.id_user = ${id_user} and role.code <> 'CITIZEN')`;
}
