import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import {
  claimApprovedLetter,
  claimKeptLetter,
  claimOutcome,
  claimPaymentTo,
  cutLabel,
  cutText,
} from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import { getMonth, holdMonth } from '../../cofunding-members/public';
import { certificateCover } from '../claim-certificate';
import { amountsOf } from '../shown-amounts';
import { letterLineOf } from './claim-letter';
import { approvedPartlyText, approvedText, reviewKeptText } from './claim-result-emails';
import { type ClaimResult, type Deciding, decideClaim, reviewToOf } from './decide-claim';
import { refuseOpenLines } from './open-lines';

/**
 * Approves a checked claim, in full or in part, as its lines say (N21, N22).
 * @throws ApiError `illegal-step` `certificate` or `no-refund`, and what `refuseOpenLines` throws
 */
export function approveClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number } & BodyOf<typeof contract.approve>,
): Promise<{ id: number }> {
  return decideClaim(app, request, {
    ...{ id, row_version, step: 'approve' },
    async resultOf(deciding, { db }) {
      // A correction that did not come may leave lines behind that nobody has decided on.
      await refuseOpenLines(db, deciding.record, deciding.accepted.lines);
      const result = approvalOf(deciding);
      // What is paid stays paid: a review that adds nothing needs no certificate.
      if (result.becomes !== 'keep') await refuseUncovered(db, deciding);
      return result;
    },
    // The month keeps what it pays, and no more of what a review might have added.
    follow: ({ refund_approved, ...after }, { tx, by }) => holdMonth(tx, after, refund_approved ?? 0, by),
  });
}

/** A month is paid to who worked in it (Process §2.6). */
async function refuseUncovered(db: Db, { record, accepted, call }: Deciding): Promise<void> {
  const { grant, member } = await getMonth(db, record);
  const { certificate_covers } = await certificateCover(db, {
    ...{ id_registration: member.id_registration, params: call.params },
    ...{ terms: accepted.terms, since: grant.date_from },
  });
  if (certificate_covers === 'no') throw refusal(record, 'certificate');
}

function approvalOf(deciding: Deciding): ClaimResult {
  const { record, accepted, call, date } = deciding;
  const { lines, sums } = accepted;
  const outcome = claimOutcome(lines, sums);
  if (outcome === 'none') throw refusal(record, 'no-refund');

  const { number, month } = record;
  if (outcome === 'kept') return keptOf(deciding);
  const payment_to = claimPaymentTo(call.params, date);
  const review_to = reviewToOf(deciding);
  const { cost_total, eligible_total, refund, already_paid, esf, state } = sums;
  return {
    becomes: outcome === 'approved' ? 'approve' : 'approvePartly',
    values: { ...amountsOf(sums), refund_approved: refund, payment_to, reject_reason: '' },
    sections: claimApprovedLetter({
      ...{ number, month, outcome, cost_total, eligible_total, refund, already_paid, esf, state },
      ...{ cuts: cutSentences(sums), payment_to, review_to, lines: lines.map(letterLineOf) },
    }),
    text:
      outcome === 'approved'
        ? approvedText({ number, payment_to })
        : approvedPartlyText({ number, payment_to, review_to }),
  };
}

/** A review that adds nothing: the claim is paid as it was, and its letter says so. */
function keptOf(deciding: Deciding): ClaimResult {
  const { record, accepted } = deciding;
  const { lines, sums } = accepted;
  const { number, month } = record;
  const { cost_total, eligible_total, already_paid } = sums;
  return {
    becomes: 'keep',
    values: { ...amountsOf(sums), refund_approved: 0, payment_to: null, reject_reason: '' },
    sections: claimKeptLetter({
      ...{ number, month, cost_total, eligible_total, already_paid, review_to: reviewToOf(deciding) },
      ...{ cuts: cutSentences(sums), lines: lines.map(letterLineOf) },
    }),
    text: reviewKeptText({ number }),
  };
}

function cutSentences({ cuts }: Deciding['accepted']['sums']): string[] {
  return cuts.map((cut) => `${cutLabel(cut, 'pl')}: ${formatMoney(cut.amount)}. ${cutText(cut, 'pl')}`);
}

function refusal({ status }: Deciding['record'], reason: 'certificate' | 'no-refund'): ApiError {
  return new ApiError('illegal-step', { status, reason });
}
