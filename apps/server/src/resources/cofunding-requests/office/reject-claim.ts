import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { claimRejectedLetter } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { getMonth, holdMonth, setMonth } from '../../cofunding-members/public';
import { letterLineOf } from './claim-letter';
import { claimRejectedText } from './claim-result-emails';
import { decideClaim, reviewToOf } from './decide-claim';

/** Rejects a checked claim with a reason; its month may be claimed anew (N22). */
export function rejectClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, reason }: { id: number } & BodyOf<typeof contract.reject>,
): Promise<{ id: number }> {
  return decideClaim(app, request, {
    ...{ id, row_version, step: 'reject' },
    async resultOf(deciding) {
      const { number, month, status, already_paid } = deciding.record;
      // What is paid is taken back by a recovery, never by another result.
      if (already_paid > 0) throw new ApiError('illegal-step', { status, reason: 'paid' });
      const review_to = reviewToOf(deciding);
      const lines = deciding.accepted.lines.map(letterLineOf);
      return {
        becomes: 'reject',
        values: { refund_approved: 0, esf_amount: 0, state_amount: 0, reject_reason: reason },
        sections: claimRejectedLetter({ number, month, lines, review_to, reason }),
        text: claimRejectedText({ number, review_to }),
      };
    },
    async follow(after, { tx, by, note }) {
      const { scheduled } = await getMonth(tx, after);
      const { id_grant, month } = after;
      // It may be claimed anew with all of its limit, also after a returned transfer.
      await holdMonth(tx, after, scheduled.limit, by);
      await setMonth(tx, { id_grant, month, status: 'due', approved: null }, { by, note });
    },
  });
}
