import type { ErasureObstacle } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db';

/**
 * What forbids to erase the data of a person: an application that was sent (it has a number), a letter that is filed in a
 * case, or a role in the office, held now or ever.
 */
export async function findObstacle(db: Db, id_user: number): Promise<ErasureObstacle | null> {
  const [row] = await db
    .select({
      sent: sql<boolean>`exists (select from cofundingregistration where id_user = ${id_user} and number is not null)`,
      case: sql<boolean>`exists (select from officecase c join officecasemessage m on m.id_officecase = c.id
        where c.id_user = ${id_user} and m.direction = 'IN')`,
      staff: sql<boolean>`exists (select from user_role held join role on role.id = held.id_role
        where held.id_user = ${id_user} and role.code <> 'CITIZEN')`,
    })
    .from(sql`(select 1) as one`);
  if (row?.staff) return 'staff';
  if (row?.sent) return 'sent';
  return row?.case ? 'case' : null;
}
