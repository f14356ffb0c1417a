import { type RankedRow, type RankingList, rankingOrder } from '@urzad/grants';
import { keepList } from '../cofunding-calls/public';
import { findResults, notifyOfResults, type PublishAnew } from '../cofunding-registrations/public';
import { findPublished, findRows, type RankingRowRecord, rankings, writeRows } from './repository';

/**
 * Publishes the list of a call once more, after a review of points: the applications that are still in the ranking, in
 * the order and with the results of now. Whose result or place on the reserve list has changed is told; who moved up
 * was told then (Order §12).
 */
export const publishAnew: PublishAnew = async (tx, { call, review }, by) => {
  const last = await findPublished(tx, call.id);
  if (!last) throw new Error(`Call ${call.id} has a review of points, but no published list.`);
  const before = await findRows(tx, last.id);
  const rows = rowsOfNow(
    before,
    await findResults(
      tx,
      before.map(({ id_registration }) => id_registration),
    ),
  );
  const version_no = last.version_no + 1;
  const { places_in_zone, places_out_zone, closed_by } = last;
  const qualified = rows.filter(({ result }) => result === 'qualified');
  const ranking = await rankings.insert(
    tx,
    {
      ...{ id_call: call.id, version_no, places_in_zone, places_out_zone, closed_by },
      reserved: qualified.reduce((sum, { cost }) => sum + cost, 0),
      proposed_date: review.create_date,
      id_user_proposed: review.id_user_scored,
      approved_date: review.approved_date,
      id_user_approved: review.id_user_second,
      published_date: by.date,
    },
    by,
  );
  const places = new Map(before.map(({ id_registration, rank_no }) => [id_registration, rank_no]));
  const results = rows.filter(
    ({ id, result, rank_no }) =>
      id === review.id_registration || (result === 'reserve' && places.get(id) !== rank_no),
  );
  const untold = new Set(results.map(({ id }) => id));
  const told = new Set(rows.map(({ id }) => id).filter((id) => !untold.has(id)));
  await writeRows(tx, { id_ranking: ranking.id, rows, told }, by);
  await notifyOfResults(tx, { results, call, closed_by, published: by.date, version_no }, by);
  await keepList(tx, call.id, { list_version: version_no, list_date: by.date }, by);
};

/** In the common order; places are counted anew on each list, those of the reserve list are as they stand. */
function rowsOfNow(
  before: readonly RankingRowRecord[],
  results: Awaited<ReturnType<typeof findResults>>,
): RankedRow[] {
  const taken: Record<RankingList, number> = { in_zone: 0, out_zone: 0 };
  return before
    .flatMap((row) => {
      const now = results.get(row.id_registration);
      return now ? [{ ...rankedOf(row), ...now }] : [];
    })
    .toSorted(rankingOrder)
    .map((row) => (row.result === 'qualified' ? { ...row, rank_no: ++taken[row.list] } : row));
}

function rankedOf({ id_registration, number, list, has_disabled_child, send_date, cost }: RankingRowRecord) {
  return {
    ...{ id: id_registration, number, list, cost },
    hasDisabledChild: has_disabled_child === 'yes',
    sent: send_date.getTime(),
  };
}
