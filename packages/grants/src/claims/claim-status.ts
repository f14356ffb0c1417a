import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type ClaimStatus = StatusOf<typeof CLAIM_STATUSES>;

/** In the order in which a claim may reach them (Process §2.14). */
export const CLAIM_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'Robocze', en: 'Draft', colour: 'grey' },
    to_sign: { pl: 'Do podpisu', en: 'To be signed', colour: 'blue' },
    submitted: { pl: 'Złożone', en: 'Submitted', colour: 'blue' },
    verification: { pl: 'Weryfikacja', en: 'Verification', colour: 'orange' },
    to_correct: { pl: 'Do poprawy', en: 'To be corrected', colour: 'orange' },
    verified: { pl: 'Zweryfikowane', en: 'Verified', colour: 'purple' },
    approved: { pl: 'Zatwierdzone', en: 'Approved', colour: 'green' },
    approved_partly: { pl: 'Zatwierdzone częściowo', en: 'Approved in part', colour: 'green' },
    payment: { pl: 'Przekazane do wypłaty', en: 'Passed on for payment', colour: 'blue' },
    paid: { pl: 'Wypłacone', en: 'Paid', colour: 'green' },
    rejected: { pl: 'Odrzucone', en: 'Rejected', colour: 'red' },
    withdrawn: { pl: 'Wycofane', en: 'Withdrawn', colour: 'grey' },
    recovery: { pl: 'Do zwrotu', en: 'To be returned', colour: 'red' },
  },
  'STATUS_REQUEST',
);

/** Statuses in which the parent fills in a claim for the first time. */
export const UNSENT_CLAIM_STATUSES = ['draft', 'to_sign'] as const satisfies readonly ClaimStatus[];

/** Statuses after which a month may be claimed anew. */
export const CLOSED_CLAIM_STATUSES = ['rejected', 'withdrawn'] as const satisfies readonly ClaimStatus[];

/**
 * Statuses in which the parent may ask for a review of the result: those that a review changes, and while the transfer
 * is on its way, which is waited for.
 */
export const REVIEWED_CLAIM_STATUSES = [
  'approved_partly',
  'payment',
  'paid',
  'rejected',
] as const satisfies readonly ClaimStatus[];

/** Statuses with an amount that the office has approved. */
export const APPROVED_CLAIM_STATUSES = [
  'approved',
  'approved_partly',
] as const satisfies readonly ClaimStatus[];
export type ApprovedClaimStatus = (typeof APPROVED_CLAIM_STATUSES)[number];
