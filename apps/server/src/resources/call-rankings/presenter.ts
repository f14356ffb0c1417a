import { type CallRanking, RANKING_EXPORTS } from '@urzad/contract';
import { CALL_LAW } from '@urzad/grants';
import type { Db } from '../../db';
import { type CallRow, statusOf } from '../cofunding-calls/public';
import { namesOf } from '../users/public';
import { documentOf } from './list-file';
import { mayExport, RANKING_STEPS, refusalOf } from './policy';
import { countResults, findPublished, type RankingRecord } from './repository';
import { type Found, findSituation, type RankingViewer } from './situation';

/** The ranking as the office sees it. @param now business time */
export async function presentRanking(
  db: Db,
  row: CallRow,
  { viewer, now }: { viewer: RankingViewer; now: Date },
): Promise<CallRanking> {
  const call = { ...row, status: statusOf(row, now) };
  const found = await findSituation(db, call);
  const { decisions, ranking } = found;
  const published = ranking?.published_date ? ranking : await findPublished(db, call.id);

  return {
    id: call.id,
    row_version: call.row_version,
    number: call.number,
    status: call.status,
    places_in_zone: call.places_in_zone,
    places_out_zone: call.places_out_zone,
    reserve_limit: call.reserve_limit,
    budget: call.budget,
    ...decisions,
    proposal: ranking ? await presentProposal(db, ranking, found) : null,
    steps: RANKING_STEPS.filter(
      (step) => CALL_LAW.mayStep(step, call.status, viewer) && !refusalOf(step, found, viewer),
    ),
    exports: RANKING_EXPORTS.filter(
      (of) => mayExport(of, viewer) && (of === 'numbers' ? published : ranking),
    ),
  };
}

async function presentProposal(
  db: Db,
  ranking: RankingRecord,
  { isCurrent, rows }: Found,
): Promise<NonNullable<CallRanking['proposal']>> {
  const { id_user_proposed, id_user_approved, approved_date } = ranking;
  const names = await namesOf(db, [
    id_user_proposed,
    ...(id_user_approved === null ? [] : [id_user_approved]),
  ]);
  const counts = await countResults(db, ranking.id);
  const countOf = (wanted: { list?: string; result: string }) =>
    counts
      .filter(({ list, result }) => result === wanted.result && (wanted.list ?? list) === list)
      .reduce((sum, { count }) => sum + count, 0);
  const done = (date: Date, id_user: number | null) => ({
    date: date.toISOString(),
    id_user,
    name: (id_user !== null && names.get(id_user)) || '',
  });

  return {
    version_no: ranking.version_no,
    proposed: done(ranking.proposed_date, id_user_proposed),
    approved: approved_date && done(approved_date, id_user_approved),
    published: ranking.published_date?.toISOString() ?? null,
    document: await documentOf(db, ranking),
    places_in_zone: ranking.places_in_zone,
    places_out_zone: ranking.places_out_zone,
    reserved: ranking.reserved,
    closed_by: ranking.closed_by,
    current: isCurrent || ranking.published_date !== null ? 'yes' : 'no',
    rows: rows.length,
    qualified: {
      in_zone: countOf({ list: 'in_zone', result: 'qualified' }),
      out_zone: countOf({ list: 'out_zone', result: 'qualified' }),
    },
    waiting: countOf({ result: 'reserve' }),
  };
}
