import { refOf } from '@urzad/contract';
import { proposeRanking, type RankedApplication } from '@urzad/grants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { cofundingRanking, cofundingRankingRow } from '../../resources/call-rankings/table';
import {
  cofundingRegistration,
  type RegistrationRecord,
} from '../../resources/cofunding-registrations/table';
import { baseStatusHistory } from '../../unit-of-work/table';
import { SETTLED_CALL } from '../registration-plans';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { callOf, DAYS_AFTER_FIRST, VOLUME_CALL } from './volume-calls';
import { insertHistory } from './volume-history';
import type { VolumeRegistration } from './volume-registrations';

type RankingRow = typeof cofundingRankingRow.$inferSelect;

const MINUTE_MS = 60_000;

/** The published list of the call that is over: places by the law of the ranking. Its PDF is made by a job. */
export async function addRanking(tx: Tx, registrations: readonly VolumeRegistration[]): Promise<void> {
  const first = await callOf(tx, SETTLED_CALL);
  const call = await callOf(tx, VOLUME_CALL);
  const [list] = await tx.select().from(cofundingRanking).where(eq(cofundingRanking.id_call, first.id));
  const likes = await tx
    .select()
    .from(cofundingRankingRow)
    .where(
      inArray(cofundingRankingRow.id_registration, [
        ...new Set(registrations.map(({ pattern }) => pattern.id)),
      ]),
    );
  const likeOf = new Map(likes.map((row) => [row.id_registration, row]));
  const ranked = registrations.filter(
    ({ record, pattern }) => record.id_call === call.id && likeOf.has(pattern.id),
  );
  const byId = new Map(ranked.map((one) => [one.record.id, one]));
  const { rows, places, reserved } = proposeRanking(
    ranked.map(({ record, pattern }) =>
      applicationOf(record, patternOf(likeOf.get(pattern.id), 'row of a ranking')),
    ),
    {
      places: { in_zone: call.places_in_zone, out_zone: call.places_out_zone },
      ...{ budget: call.budget, reserve_limit: call.reserve_limit },
    },
  );
  const [id_ranking = 0] = await takeIds(tx, cofundingRanking, 1);
  await tx.insert(cofundingRanking).values({
    ...copyOf(patternOf(list, 'ranking'), DAYS_AFTER_FIRST),
    ...{ id: id_ranking, id_call: call.id, id_document: null, reserved, closed_by: null },
    ...{ places_in_zone: places.in_zone, places_out_zone: places.out_zone },
  });
  await insertMany(
    tx,
    cofundingRankingRow,
    rows.map(({ id, hasDisabledChild, sent, ...row }, at) => {
      const { pattern, days } = patternOf(byId.get(id), 'ranked registration');
      return {
        ...copyOf(patternOf(likeOf.get(pattern.id), 'row of a ranking'), days),
        ...{ ...row, id_ranking, id_registration: id, position: at + 1, send_date: new Date(sent) },
      };
    }),
  );
  await writePlaces(tx, id_ranking);
  await endReserve(
    tx,
    rows.filter(({ result }) => result === 'reserve').map(({ id }) => id),
    call.reserve_valid_to ?? new Date(),
  );
}

function applicationOf(
  { id, number, send_date, cost }: RegistrationRecord,
  like: RankingRow,
): RankedApplication {
  const { list, points, has_disabled_child } = like;
  return {
    ...{ id, list, points, cost: cost ?? 0, number: number ?? '', sent: send_date?.getTime() ?? 0 },
    hasDisabledChild: has_disabled_child === 'yes',
  };
}

/** The place on the list, and that on the reserve, which has ended. */
async function writePlaces(tx: Tx, id_ranking: number): Promise<void> {
  const { result, rank_no, id_registration } = cofundingRankingRow;
  await tx
    .update(cofundingRegistration)
    .set({
      rank_no: sql`case when ${result} = 'qualified' then ${rank_no} end`,
      reserve_no: sql`case when ${result} = 'reserve' then ${rank_no} end`,
    })
    .from(cofundingRankingRow)
    .where(
      and(eq(id_registration, cofundingRegistration.id), eq(cofundingRankingRow.id_ranking, id_ranking)),
    );
}

/** Who was on the reserve list until its last day, and has no place since then. */
async function endReserve(tx: Tx, ids: readonly number[], last: Date): Promise<void> {
  const { obj_type, id_obj, status } = baseStatusHistory;
  await tx
    .update(baseStatusHistory)
    .set({ status: 'reserve' })
    .where(
      and(eq(obj_type, 'cofundingregistration'), inArray(id_obj, [...ids]), eq(status, 'not_qualified')),
    );
  const date = new Date(last.getTime() + MINUTE_MS);
  await insertHistory(
    tx,
    ids.map((id) => ({ ...refOf('cofundingregistration', id), status: 'not_qualified', date })),
  );
}
