import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { type ClaimLineAnswers, claimSums, isCutMonth, isMonthOver } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Db, Tx } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import type { MonthOfGrant } from '../../cofunding-members/public';
import { getDocument, voidDocument } from '../../documents/public';
import { attachedFiles } from '../../uploads/public';
import { answersOf, linesOf } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { asOwner } from '../policy';
import type { ClaimRecord } from '../repository';
import { lockForStep } from '../step';

/**
 * The claim of this parent, locked while they fill it in.
 * @throws ApiError `object-no-exist`, `illegal-step` once it was sent
 */
export function lockFilling(tx: Tx, { user, id }: { user: SessionUser; id: number }): Promise<ClaimRecord> {
  return lockForStep(tx, { id, viewer: asOwner(user), step: 'set' });
}

/**
 * Whether a month can be claimed now: it waits for its claim, or the night has not said yet that nothing more of the last
 * month of a contract that ended early is to come (Process §2.14). @param now business time
 */
export function refuseUnsettled({ grant, scheduled }: MonthOfGrant, now: Date): void {
  const { status, month } = scheduled;
  const isCutShort = isCutMonth(month, grant) && isMonthOver(month, grant, now);
  if (status === 'due' || (isCutShort && status === 'open')) return;
  throw new ApiError('illegal-step', { status: scheduled.status, reason: 'month' });
}

/**
 * A correction is not made after its last day: it will be ended (Order §12), and until then nobody submits it.
 * @throws ApiError `illegal-step` `{reason: 'correction-late'}`
 */
export function refuseLateCorrection(
  { status, correction_to }: Pick<ClaimRecord, 'status' | 'correction_to'>,
  now: Date,
): void {
  if (status !== 'to_correct' || correction_to === null || correction_to >= warsawDate(now)) return;
  throw new ApiError('illegal-step', { status, reason: 'correction-late' });
}

/** The amounts of a claim as the parent entered it: columns of its row. */
export async function amountsOfClaim(
  db: Db,
  claim: Pick<ClaimRecord, 'id_grant' | 'month' | 'id_call' | 'header'> &
    Partial<Pick<ClaimRecord, 'id' | 'already_paid'>>,
  lines: readonly ClaimLineAnswers[],
) {
  const { header } = claim;
  const sums = claimSums({ lines: lines.map(undecided), header }, await termsOf(db, claim), 'claimed');
  const { cost_total, eligible_total, refund, already_paid, esf, state, own_share } = sums;
  return {
    ...{ cost_total, eligible_total, refund_claimed: already_paid + refund },
    ...{ esf_amount: esf, state_amount: state, own_share },
  };
}

/** What the office decided before plays no part in what the parent claims. */
function undecided(line: ClaimLineAnswers) {
  return { ...line, decision: null, eligible_amount: null };
}

/** The same for the lines that are stored. */
export async function storedAmounts(db: Db, claim: ClaimRecord) {
  return amountsOfClaim(db, claim, (await linesOf(db, claim)).map(answersOf));
}

/**
 * A document that waits for its signature is void once the claim says something else.
 * @returns the change of the row
 */
export async function voidUnsigned(
  tx: Tx,
  { id_document }: Pick<ClaimRecord, 'id_document'>,
  by: Author,
): Promise<{ id_document?: null }> {
  if (id_document === null) return {};
  const { status } = await getDocument(tx, id_document);
  if (status !== 'frozen') return {};
  await voidDocument(tx, id_document, by);
  return { id_document: null };
}

/** Ids of the files that a claim has now. */
export async function attachedIds(db: Db, id: number): Promise<Set<number>> {
  const files = await attachedFiles(db, refOf('cofundingrequest', id));
  return new Set(files.map((file) => file.id));
}
