import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { AnnexStatus } from './annex-status';

/**
 * The law of annexes (Process §2.11; Order §12): the way of a contract, with the same initials and signatures. Guards
 * that need more than the status (who, terms, signatures, budget, months) are on the server.
 */
const TRANSITIONS = [
  { step: 'set', from: ['draft'], to: 'same', by: ['cofunding_annex_edit'] },
  { step: 'askInitials', from: ['draft'], to: 'same', by: ['cofunding_annex_edit'] },
  // Initialling sends the annex to the parent and begins the term.
  { step: 'initial', from: ['draft'], to: 'to_member', by: ['cofunding_contract_initial'] },
  { step: 'sendBack', from: ['draft'], to: 'same', by: ['cofunding_contract_initial'] },

  { step: 'signMember', from: ['to_member'], to: 'to_office', by: ['citizen'] },
  { step: 'refuse', from: ['to_member'], to: 'refused', by: ['citizen'] },
  // An error that the office found itself, and the signatory's refusal: both lead to a new version.
  { step: 'returnToDraft', from: ['to_member'], to: 'draft', by: ['cofunding_annex_edit'] },
  { step: 'returnToDraft', from: ['to_office'], to: 'draft', by: ['cofunding_sign_office'] },
  { step: 'signOffice', from: ['to_office'], to: 'active', by: ['cofunding_sign_office'] },
  // Paper that both sides signed: entered by one person, confirmed by another.
  { step: 'enterPaper', from: ['to_member'], to: 'same', by: ['document_issue'] },
  { step: 'confirmPaper', from: ['to_member'], to: 'active', by: ['document_issue'] },
  {
    step: 'cancel',
    from: ['draft', 'to_member', 'to_office'],
    to: 'cancelled',
    by: ['cofunding_annex_edit'],
  },
  { step: 'expire', from: ['to_member'], to: 'cancelled', by: ['system'] },
] as const satisfies readonly Transition<AnnexStatus>[];

export const ANNEX_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type AnnexStep = StepOf<typeof ANNEX_LAW>;
