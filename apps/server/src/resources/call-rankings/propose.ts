import { proposeRanking, type RankingProposal } from '@urzad/grants';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { findScored } from '../cofunding-registrations/public';
import { type RankingRecord, rankings, writeRows } from './repository';

/**
 * Computes the lists of a call and writes them as the proposal of its next version. An earlier proposal, approved or
 * not, is replaced: a proposal changes only by being computed again (Order §12).
 */
export async function writeProposal(
  tx: Tx,
  { call, ranking }: { call: CallRow; ranking: RankingRecord | undefined },
  by: Author & { id: number },
): Promise<RankingProposal> {
  const scored = await findScored(tx, call);
  const proposal = proposeRanking(scored, {
    places: { in_zone: call.places_in_zone, out_zone: call.places_out_zone },
    budget: call.budget,
    reserve_limit: call.reserve_limit,
  });
  const { id } = await writeHead(tx, { call, ranking, proposal }, by);
  await writeRows(tx, { id_ranking: id, rows: proposal.rows }, by);
  return proposal;
}

function writeHead(
  tx: Tx,
  {
    call,
    ranking,
    proposal,
  }: { call: CallRow; ranking: RankingRecord | undefined; proposal: RankingProposal },
  by: Author & { id: number },
): Promise<RankingRecord> {
  const { rows, places, reserved, closedBy } = proposal;
  const values = {
    places_in_zone: places.in_zone,
    places_out_zone: places.out_zone,
    reserved,
    closed_by: rows.find(({ id }) => id === closedBy)?.number ?? null,
    proposed_date: by.date,
    id_user_proposed: by.id,
    approved_date: null,
    id_user_approved: null,
  };
  if (ranking?.published_date === null) return rankings.update(tx, ranking.id, { values, by });
  const version_no = (ranking?.version_no ?? 0) + 1;
  return rankings.insert(tx, { ...values, id_call: call.id, version_no }, by);
}
