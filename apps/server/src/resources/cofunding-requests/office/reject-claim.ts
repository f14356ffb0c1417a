import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { claimRejectedLetter } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getMonth, setMonth } from '../../cofunding-members/public';
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
      const { number, month } = deciding.record;
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
      // A month that was paid before a review stays paid.
      if (scheduled.status !== 'requested') return;
      const { id_grant, month } = after;
      await setMonth(tx, { id_grant, month, status: 'due' }, { by, note });
    },
  });
}
