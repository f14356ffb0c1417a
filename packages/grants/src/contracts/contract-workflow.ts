import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { ContractStatus } from './contract-status';

/**
 * The law of contracts (Process §2.10; Order §12). Initials are a property of `draft`: asked for by who prepared the
 * contract, given by another person, and void after any change. Guards that need more than the status (who, terms,
 * signatures, budget) are on the server.
 */
const TRANSITIONS = [
  { step: 'set', from: ['draft'], to: 'same', by: ['cofunding_contract_edit'] },
  { step: 'askInitials', from: ['draft'], to: 'same', by: ['cofunding_contract_edit'] },
  // Initialling sends the contract to the parent and begins the term.
  { step: 'initial', from: ['draft'], to: 'to_member', by: ['cofunding_contract_initial'] },
  { step: 'sendBack', from: ['draft'], to: 'same', by: ['cofunding_contract_initial'] },

  { step: 'prolong', from: ['to_member'], to: 'same', by: ['cofunding_contract_edit'] },
  { step: 'signMember', from: ['to_member'], to: 'to_office', by: ['citizen'] },
  // An error that the office found itself, and the signatory's refusal: both lead to a new version.
  { step: 'returnToDraft', from: ['to_member'], to: 'draft', by: ['cofunding_contract_edit'] },
  { step: 'returnToDraft', from: ['to_office'], to: 'draft', by: ['cofunding_sign_office'] },
  { step: 'signOffice', from: ['to_office'], to: 'active', by: ['cofunding_sign_office'] },
  // Paper that both sides signed: entered by one person, confirmed by another.
  { step: 'enterPaper', from: ['to_member'], to: 'same', by: ['document_issue'] },
  { step: 'confirmPaper', from: ['to_member'], to: 'active', by: ['document_issue'] },
  { step: 'withdraw', from: ['draft', 'to_member', 'to_office'], to: 'not_signed', by: ['citizen'] },
  { step: 'expire', from: ['to_member'], to: 'not_signed', by: ['system'] },

  { step: 'suspend', from: ['active'], to: 'suspended', by: ['cofunding_grant_edit', 'system'] },
  { step: 'resume', from: ['suspended'], to: 'active', by: ['cofunding_grant_edit', 'system'] },
  { step: 'end', from: ['active'], to: 'ended', by: ['system'] },
  {
    step: 'terminate',
    from: ['active', 'suspended'],
    to: 'terminated',
    by: ['cofunding_sign_office', 'cofunding_member_edit'],
  },
] as const satisfies readonly Transition<ContractStatus>[];

export const CONTRACT_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type ContractStep = StepOf<typeof CONTRACT_LAW>;
