import { refOf } from '@urzad/contract';
import { notify } from '../../../notify';
import { settleLines } from './accepted-sums';
import type { ClaimChange } from './change-claim';
import { sentBackText } from './claim-staff-notices';
import { refuseOpenLines } from './open-lines';

interface OfVersion {
  row_version: number;
}

/**
 * Ends the check of a claim.
 * @throws ApiError `not-valid` for a line without a decision, and for an accepted one that another claim has too
 */
export function verifyClaim(id: number, { row_version }: OfVersion): ClaimChange {
  return {
    ...{ id, row_version, step: 'verify' },
    async change(record, { tx, by }) {
      const { lines, sums } = await settleLines(tx, record);
      await refuseOpenLines(tx, record, lines);
      return { refund_approved: sums.refund, verify_date: by.date, back_note: '' };
    },
  };
}

/** Sends a claim back to who checked it, with the reason. */
export function sendBackClaim(
  id: number,
  { row_version, reason }: OfVersion & { reason: string },
): ClaimChange {
  return {
    ...{ id, row_version, step: 'sendBack' },
    change: () => ({ back_note: reason, verify_date: null, refund_approved: null }),
    async follow({ number, id_user_verifier }, { app, tx, by }) {
      if (id_user_verifier === null) return;
      const ref = refOf('cofundingrequest', id);
      await notify(app, tx, { to: id_user_verifier, text: sentBackText({ number }), ref }, by);
    },
  };
}
