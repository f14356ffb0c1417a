import { applicationCost, hasDisabledChild, type RankedApplication } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { type CallRow, termsOf } from '../../cofunding-calls/public';
import { factsOf } from '../reading/commune-facts';
import { type RegistrationRecord, cofundingRegistration as table } from '../table';

type OfCall = Pick<CallRow, 'id' | 'id_application'>;

/** Applications of the test stage are never ranked. */
function isOfCall({ id, id_application }: OfCall): SQL | undefined {
  return and(
    eq(table.id_call, id),
    eq(table.id_application, id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, 'no'),
  );
}

const IS_FINAL = and(eq(table.status, 'scored'), isNotNull(table.id_user_second));
const IS_UNDECIDED = or(
  inArray(table.status, ['submitted', 'formal_check', 'to_correct']),
  and(eq(table.status, 'scored'), isNull(table.id_user_second)),
);

/** How far the formal check of a call is. */
export async function countDecisions(db: Db, call: OfCall) {
  const counted = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const [row] = await db
    .select({
      undecided: counted(IS_UNDECIDED),
      scored: counted(IS_FINAL),
      rejected: counted(eq(table.status, 'formally_rejected')),
    })
    .from(table)
    .where(isOfCall(call));
  if (!row) throw new Error('A count gave no row.');
  return row;
}

/** The applications with approved points, as the law of the ranking takes them. */
export async function findScored(db: Db, call: CallRow): Promise<RankedApplication[]> {
  const rows = await db
    .select(RANKED_COLUMNS)
    .from(table)
    .where(and(isOfCall(call), IS_FINAL));
  return rows.map((row) => rankedOf(row, call));
}

/** The ranked applications of a call that have no place, each with whether it is on the reserve list, in its order. */
export async function findWithoutPlace(
  db: Db,
  call: CallRow,
): Promise<{ isWaiting: boolean; application: RankedApplication }[]> {
  const rows = await db
    .select({ ...RANKED_COLUMNS, status: table.status })
    .from(table)
    .where(and(isOfCall(call), inArray(table.status, ['reserve', 'not_qualified'])))
    .orderBy(table.rank_no, table.id);
  return rows.map(({ status, ...row }) => ({
    isWaiting: status === 'reserve',
    application: rankedOf(row, call),
  }));
}

const RANKED_COLUMNS = {
  id: table.id,
  number: table.number,
  form: table.form,
  commune_facts: table.commune_facts,
  points_final: table.points_final,
  send_date: table.send_date,
};

function rankedOf(
  record: Pick<RegistrationRecord, keyof typeof RANKED_COLUMNS>,
  call: CallRow,
): RankedApplication {
  const { id, number, points_final, send_date } = record;
  const { params } = termsOf(call);
  if (number === null || points_final === null || send_date === null) {
    throw new Error(`Registration ${id} is scored, but was never submitted.`);
  }
  const form = formOfDraft(record.form);
  return {
    id,
    number,
    list: factsOf({ ...record, form })?.in_zone === 'yes' ? 'in_zone' : 'out_zone',
    points: points_final,
    hasDisabledChild: hasDisabledChild(form),
    sent: send_date.getTime(),
    cost: applicationCost(form.children, params),
  };
}

/** Ids and points of the applications that can be ranked now: a proposal of others has to be computed again. */
export function findFinalPoints(db: Db, call: OfCall): Promise<{ id: number; points: number | null }[]> {
  return db
    .select({ id: table.id, points: table.points_final })
    .from(table)
    .where(and(isOfCall(call), IS_FINAL));
}

/** The same, locked in the order of their ids until the transaction ends. */
export function lockFinalPoints(tx: Tx, call: OfCall): Promise<{ id: number; points: number | null }[]> {
  return tx
    .select({ id: table.id, points: table.points_final })
    .from(table)
    .where(and(isOfCall(call), IS_FINAL))
    .orderBy(table.id)
    .for('update');
}
