import type { Db, Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { CallRow } from '../cofunding-calls/public';
import { countDecisions, findFinalPoints, lockFinalPoints } from '../cofunding-registrations/public';
import type { Situation } from './policy';
import { findLast, findRows, type RankingRecord, type RankingRowRecord } from './repository';

type Decisions = Awaited<ReturnType<typeof countDecisions>>;

export interface Found extends Situation {
  decisions: Decisions;
  rows: RankingRowRecord[];
}

/** What the steps of a ranking depend on. */
export async function findSituation(db: Db, call: CallRow): Promise<Found> {
  const decisions = await countDecisions(db, call);
  const ranking = await findLast(db, call.id);
  const rows = ranking ? await findRows(db, ranking.id) : [];
  const isCurrent = isOpen(ranking) && isSame(rows, await findFinalPoints(db, call));
  return { decisions, ranking, rows, undecided: decisions.undecided, isCurrent };
}

/** The same, with the applications locked until the transaction ends: none is withdrawn or scored anew meanwhile. */
export async function lockSituation(tx: Tx, call: CallRow): Promise<Found> {
  const points = await lockFinalPoints(tx, call);
  const found = await findSituation(tx, call);
  return { ...found, isCurrent: isOpen(found.ranking) && isSame(found.rows, points) };
}

function isOpen(ranking: RankingRecord | undefined): boolean {
  return ranking?.published_date === null;
}

/** Whether a proposal holds exactly these applications with these points. */
function isSame(
  rows: readonly RankingRowRecord[],
  points: readonly { id: number; points: number | null }[],
): boolean {
  const proposed = new Map(rows.map(({ id_registration, points: given }) => [id_registration, given]));
  return rows.length === points.length && points.every(({ id, points: given }) => proposed.get(id) === given);
}

/** Who looks at a ranking: the steps that they may take follow from it. */
export type RankingViewer = Pick<SessionUser, 'id' | 'privileges' | 'id_application'>;
