import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { cofundingRanking, cofundingRankingRow } from '../../resources/call-rankings/table';
import { cofundingRegistration } from '../../resources/cofunding-registrations/table';
import { SETTLED_CALL } from '../registration-plans';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { callOf, DAYS_AFTER_FIRST, VOLUME_CALL } from './volume-calls';
import type { VolumeRegistration } from './volume-registrations';

/** The published list of the call that is over: places in the order of points and time. Its PDF is made by a job. */
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
  const ranked = registrations
    .filter(({ record, pattern }) => record.id_call === call.id && likeOf.has(pattern.id))
    .toSorted((one, other) => (other.record.points_final ?? 0) - (one.record.points_final ?? 0));
  const [id_ranking = 0] = await takeIds(tx, cofundingRanking, 1);
  const last = { in_zone: 0, out_zone: 0 };
  const rows = ranked.map(({ record, pattern, days }, at) => {
    const like = patternOf(likeOf.get(pattern.id), 'row of a ranking');
    const isPlaced = like.result === 'qualified';
    if (isPlaced) last[like.list] += 1;
    return {
      ...copyOf(like, days),
      ...{ id_ranking, id_registration: record.id, number: record.number ?? '', position: at + 1 },
      ...{
        send_date: record.create_date,
        cost: record.cost ?? 0,
        rank_no: isPlaced ? last[like.list] : null,
      },
    };
  });
  await tx.insert(cofundingRanking).values({
    ...copyOf(patternOf(list, 'ranking'), DAYS_AFTER_FIRST),
    ...{ id: id_ranking, id_call: call.id, id_document: null },
    ...{ places_in_zone: call.places_in_zone, places_out_zone: call.places_out_zone },
    reserved: rows.reduce((sum, { result, cost }) => sum + (result === 'qualified' ? cost : 0), 0),
  });
  await insertMany(tx, cofundingRankingRow, rows);
  await tx
    .update(cofundingRegistration)
    .set({ rank_no: sql`${cofundingRankingRow.rank_no}` })
    .from(cofundingRankingRow)
    .where(
      and(
        eq(cofundingRankingRow.id_registration, cofundingRegistration.id),
        eq(cofundingRankingRow.id_ranking, id_ranking),
      ),
    );
}
