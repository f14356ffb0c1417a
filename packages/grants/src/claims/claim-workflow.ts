import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { ClaimStatus } from './claim-status';

/** The law of claims (Process §2.14; Order §12). Guards that need more than the status are on the server. */
const TRANSITIONS = [
  { step: 'set', from: ['draft', 'to_correct'], to: 'same', by: ['citizen'] },
  { step: 'remove', from: ['draft', 'to_sign'], to: 'same', by: ['citizen'] },
  // Makes the document that is signed. A correction stays where it is until it is signed.
  { step: 'prepare', from: ['draft'], to: 'to_sign', by: ['citizen'] },
  { step: 'prepare', from: ['to_correct'], to: 'same', by: ['citizen'] },
  { step: 'reopen', from: ['to_sign'], to: 'draft', by: ['citizen'] },
  { step: 'sign', from: ['to_sign', 'to_correct'], to: 'submitted', by: ['citizen'] },
  { step: 'withdraw', from: ['submitted'], to: 'withdrawn', by: ['citizen'] },

  { step: 'take', from: ['submitted'], to: 'verification', by: ['cofunding_request_verify'] },
  // Over from the colleague who checks it.
  { step: 'take', from: ['verification'], to: 'same', by: ['cofunding_request_verify'] },
  { step: 'decide', from: ['verification'], to: 'same', by: ['cofunding_request_verify'] },
  { step: 'callCorrection', from: ['verification'], to: 'to_correct', by: ['cofunding_request_verify'] },
  // The term of the correction passed.
  { step: 'lapse', from: ['to_correct'], to: 'verified', by: ['system'] },
  { step: 'verify', from: ['verification'], to: 'verified', by: ['cofunding_request_verify'] },

  // By another person than who verified it.
  { step: 'sendBack', from: ['verified'], to: 'verification', by: ['cofunding_request_approve'] },
  { step: 'approve', from: ['verified'], to: 'approved', by: ['cofunding_request_approve'] },
  { step: 'approvePartly', from: ['verified'], to: 'approved_partly', by: ['cofunding_request_approve'] },
  { step: 'reject', from: ['verified'], to: 'rejected', by: ['cofunding_request_approve'] },
  // A review that adds nothing to a month that is paid: it stays paid as it was.
  { step: 'keep', from: ['verified'], to: 'paid', by: ['cofunding_request_approve'] },

  { step: 'pass', from: ['approved', 'approved_partly'], to: 'payment', by: ['cofunding_payment_edit'] },
  // A list that was cancelled, or a transfer that the bank returned: back to the result that it had.
  { step: 'unpass', from: ['payment'], to: 'approved', by: ['cofunding_payment_edit'] },
  { step: 'unpassPartly', from: ['payment'], to: 'approved_partly', by: ['cofunding_payment_edit'] },
  { step: 'pay', from: ['payment'], to: 'paid', by: ['cofunding_payment_edit'] },
  { step: 'unpay', from: ['paid'], to: 'approved', by: ['cofunding_payment_edit'] },
  { step: 'unpayPartly', from: ['paid'], to: 'approved_partly', by: ['cofunding_payment_edit'] },

  // By the answer to the case in which the parent asked for it.
  {
    step: 'review',
    from: ['approved_partly', 'rejected', 'paid'],
    to: 'verification',
    by: ['cofunding_request_approve'],
  },
  { step: 'recover', from: ['paid'], to: 'recovery', by: ['cofunding_request_approve'] },
] as const satisfies readonly Transition<ClaimStatus>[];

export const CLAIM_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type ClaimStep = StepOf<typeof CLAIM_LAW>;
