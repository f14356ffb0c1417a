import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { notifyOfResults, publishResults } from '../cofunding-registrations/public';
import { type RankingRecord, type RankingRowRecord, rankings } from './repository';

/**
 * Publishes a version: the results of all its applications and a notification to each parent, in a few statements of
 * one transaction. Letters and e-mails follow as jobs (Order §12).
 */
export async function publishRanking(
  tx: Tx,
  { call, ranking, rows }: { call: CallRow; ranking: RankingRecord; rows: readonly RankingRowRecord[] },
  by: Author & { id: number },
): Promise<void> {
  const results = rows.map(({ id_registration: id, number, list, rank_no, cost, result }) => ({
    ...{ id, number, list, rank_no, cost, result },
  }));
  await publishResults(tx, { rows: results, params: call.params }, by);
  await notifyOfResults(tx, { results, call, closed_by: ranking.closed_by, published: by.date }, by);
  await rankings.update(tx, ranking.id, { values: { published_date: by.date }, by });
}
