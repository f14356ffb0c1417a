import { addMonths, getMoment, type IsoDate, warsawDate } from '@urzad/domain';
import {
  ENDED_STATUSES,
  isPastRetention,
  type KeptCase,
  LIVE_CASE_STATUSES,
  LIVE_CO_FUNDING_STATUSES,
  LIVE_MEMBER_STATUSES,
  OPEN_RECOVERIES,
  type RetentionTerms,
  retentionTerms,
  rodoTo,
} from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config';
import type { Db } from '../../../db';
import { isStaff } from '../obstacles';

/** Accounts that are looked at in one statement. */
const BATCH = 500;
const YEAR_MONTHS = 12;
/** Claims on which nothing is done any more, beside those that were never sent. */
const SETTLED_CLAIMS = ['draft', 'to_sign', 'paid', 'rejected', 'withdrawn', 'recovery'];

export interface DuePerson extends RetentionTerms {
  id_user: number;
  signs: string[];
}

/**
 * People of whose data nothing has to be kept any more, in the order of their ids: all they had here has ended, and both
 * terms have passed (decision 0192).
 *
 * @param now business time
 */
export async function* duePeople(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  now: Date,
): AsyncGenerator<DuePerson> {
  const rodo_to = rodoToOf(config);
  // The one term holds for everybody, so nobody is looked up before it has passed.
  if (!rodo_to || !isPastRetention({ retention_to: rodo_to }, warsawDate(now))) return;
  for (let after = 0; ; ) {
    const found = await endedPeople(db, sql`${hasEnded} and person.id > ${after} and not ${isListed(now)}`);
    for (const each of found) {
      const due = dueOf(each, rodo_to, now);
      if (due) yield due;
    }
    const last = found.at(-1);
    if (!last) return;
    after = last.id_user;
  }
}

/** The same of one account that was found before; who asks has locked it. */
export async function stillDue(
  db: Db,
  config: Config,
  id_user: number,
  now: Date,
): Promise<DuePerson | undefined> {
  const rodo_to = rodoToOf(config);
  if (!rodo_to) return undefined;
  const [found] = await endedPeople(db, sql`${hasEnded} and person.id = ${id_user}`);
  return found && dueOf(found, rodo_to, now);
}

function rodoToOf({ lastPaymentDate, dataYears }: Config): IsoDate | undefined {
  return lastPaymentDate && rodoTo(lastPaymentDate, dataYears);
}

interface Ended {
  id_user: number;
  cases: (KeptCase & { sign: string })[];
}

function dueOf({ id_user, cases }: Ended, rodo_to: IsoDate, now: Date): DuePerson | undefined {
  const terms = retentionTerms(cases, { rodo_to });
  if (!terms || !isPastRetention(terms, warsawDate(now))) return undefined;
  return { id_user, ...terms, signs: cases.map(({ sign }) => sign) };
}

/** Their cases, the oldest first. A person without one is not found: every application that was sent has its case. */
async function endedPeople(db: Db, where: SQL): Promise<Ended[]> {
  return db
    .select({
      id_user: sql<number>`id`,
      cases: sql<Ended['cases']>`cases`,
    })
    .from(sql`(
      select person.id, jsonb_agg(jsonb_build_object(
        'sign', filed.sign,
        'archive_cat', filed.archive_cat,
        'ended', to_char(coalesce(filed.ended_date, filed.last_date) at time zone 'Europe/Warsaw', 'YYYY-MM-DD')
      ) order by filed.id) as cases
      from "user" person join officecase filed on filed.id_user = person.id and filed.deleted = 'no'
      where ${where} group by person.id order by person.id limit ${BATCH}
    ) as found`)
    .orderBy(sql`id`);
}

const live = (table: string, isLive: SQL) =>
  sql`exists (select from ${sql.identifier(table)} had
    where had.id_user = person.id and had.deleted = 'no' and ${isLive})`;

/** Whether all that the person had here has ended. */
const hasEnded = sql`person.status in ('active', 'inactive')
  and not ${isStaff(sql`person.id`)}
  and not ${live('cofundingregistration', sql`had.status not in ${[...ENDED_STATUSES, 'member']}`)}
  and not ${live('cofundingmember', sql`had.status in ${LIVE_MEMBER_STATUSES}`)}
  and not ${live('cofundinggrant', sql`had.status in ${LIVE_CO_FUNDING_STATUSES}`)}
  and not ${live('cofundingrequest', sql`had.status not in ${SETTLED_CLAIMS}`)}
  and not ${live('cofundingrecovery', sql`had.status in ${OPEN_RECOVERIES}`)}
  and not ${live('officecase', sql`had.status in ${LIVE_CASE_STATUSES}`)}`;

/** Whether a list waits with the person, or the inspector decided within a year that the data stays. */
function isListed(now: Date): SQL {
  const before = getMoment(`${addMonths(warsawDate(now), -YEAR_MONTHS)} 00:00`);
  return sql`exists (select from retentionrow listed where listed.id_user = person.id
    and (listed.status in ('proposed', 'approved') or listed.mod_date > ${before.toISOString()}))`;
}
