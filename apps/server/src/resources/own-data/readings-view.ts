import type { ReadingView } from '@urzad/contract';
import { HIDDEN_KINDS } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { Reading } from '../../readings/readings';
import { namesOf } from '../users/public';

/** Readings as the person is shown them: who, in which role, and what by its number. */
export async function presentReadings(db: Db, readings: readonly Reading[]): Promise<ReadingView[]> {
  const ids = [...new Set(readings.map(readerOf))];
  const [names, roles, labels] = await Promise.all([
    namesOf(db, ids),
    activeRoles(db, ids),
    labelsOf(
      db,
      readings.map(({ id }) => id),
    ),
  ]);
  return readings.map((reading) => ({
    id: reading.id,
    date: reading.date.toISOString(),
    name: names.get(readerOf(reading)) ?? '',
    role: roles.get(readerOf(reading))?.name ?? null,
    role_en: roles.get(readerOf(reading))?.name_en ?? '',
    obj_type: reading.obj_type,
    label: labels.get(reading.id) ?? null,
  }));
}

/** Who acted for the person read as them. */
function readerOf({ id_user, id_user_main }: Reading): number {
  return id_user_main ?? id_user;
}

interface RoleNames {
  name: string;
  name_en: string;
}

async function activeRoles(db: Db, ids: readonly number[]): Promise<Map<number, RoleNames>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: sql`reader.id`.mapWith(Number),
      name: sql<string>`role.name`,
      name_en: sql<string>`role.name_en`,
    })
    .from(sql`"user" reader join role on role.id = reader.id_role_active`)
    .where(sql`reader.id in ${ids}`);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/**
 * By the tables of several resources: what a number is called differs, that it is one does not. A contract has none for
 * its parent until it is sent.
 */
async function labelsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: sql`reading.id`.mapWith(Number),
      label: sql<string | null>`case reading.obj_type
        when 'cofundingregistration' then (select number from cofundingregistration where id = reading.id_obj)
        when 'ticket' then (select number from ticket where id = reading.id_obj)
        when 'officecase' then (select sign from officecase where id = reading.id_obj and kind not in ${HIDDEN_KINDS})
        when 'cofundingcontract' then (select number from cofundingcontract where id = reading.id_obj and sent_date is not null)
        when 'cofundingannex' then (select number from cofundingannex where id = reading.id_obj and sent_date is not null)
        when 'cofundingmember' then (select number from cofundingmember where id = reading.id_obj)
        when 'cofundinggrant' then (select number from cofundinggrant where id = reading.id_obj)
        when 'cofundingrequest' then (select number from cofundingrequest where id = reading.id_obj)
        when 'basedocument' then (select number from basedocument where id = reading.id_obj)
        when 'basefile' then (select name from basefile where id = reading.id_obj) end`,
    })
    .from(sql`base_reading reading`)
    .where(sql`reading.id in ${ids}`);
  return new Map(rows.flatMap(({ id, label }) => (label === null ? [] : [[id, label]])));
}
