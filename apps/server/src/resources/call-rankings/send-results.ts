import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { eachAlone } from '../../unit-of-work/each-alone';
import { sendResult } from '../cofunding-registrations/public';
import { cofundingRanking, cofundingRankingRow } from './table';

/** Letters of one turn: the next minute goes on. */
const PART = 200;

/**
 * Sends the letters about published results. A letter takes much longer than the publication, which does not wait for
 * it (Order §12).
 * @param now business time
 * @returns how many
 */
export async function sendResults(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const { id, id_registration, number, list, rank_no, result, told_date } = cofundingRankingRow;
  const rows = await app.db
    .select({
      ...{ id, id_registration, number, list, rank_no, result },
      closed_by: cofundingRanking.closed_by,
      version_no: cofundingRanking.version_no,
      published: cofundingRanking.published_date,
    })
    .from(cofundingRankingRow)
    .innerJoin(cofundingRanking, eq(cofundingRankingRow.id_ranking, cofundingRanking.id))
    .where(and(isNull(told_date), isNotNull(cofundingRanking.published_date)))
    .orderBy(asc(id))
    .limit(PART);

  return eachAlone(app, { rows, signal }, async ({ id: row, published, ...told }) => {
    if (!published) return false;
    return sendResult(app, { ...told, published }, async (tx) => {
      const [done] = await tx
        .update(cofundingRankingRow)
        .set({ told_date: now })
        .where(and(eq(id, row), isNull(told_date)))
        .returning({ id });
      return done !== undefined;
    });
  });
}
