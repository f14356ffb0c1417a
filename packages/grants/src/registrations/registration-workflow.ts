import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { RegistrationStatus } from './registration-status';

/**
 * The law of registrations. A correction keeps `to_correct` while it is edited, prepared and signed, and leaves it
 * only when it is submitted (Order §5). Guards that need more than the status (deadlines, files) are on the server.
 */
const TRANSITIONS = [
  { step: 'save', from: ['draft', 'to_correct'], to: 'same', by: ['citizen'] },
  { step: 'prepare', from: ['draft'], to: 'to_sign', by: ['citizen'] },
  { step: 'prepare', from: ['to_correct'], to: 'same', by: ['citizen'] },
  { step: 'reopen', from: ['to_sign'], to: 'draft', by: ['citizen'] },
  { step: 'sign', from: ['to_sign'], to: 'signed', by: ['citizen'] },
  { step: 'sign', from: ['to_correct'], to: 'same', by: ['citizen'] },
  { step: 'withdrawSignature', from: ['signed'], to: 'draft', by: ['citizen'] },
  { step: 'send', from: ['signed'], to: 'submitted', by: ['citizen'] },
  { step: 'send', from: ['to_correct'], to: 'formal_check', by: ['citizen'] },
  { step: 'cancel', from: ['draft'], to: 'cancelled', by: ['citizen', 'system'] },
  {
    step: 'withdraw',
    from: [
      'submitted',
      'formal_check',
      'to_correct',
      'scored',
      'reserve',
      'qualified',
      'documents',
      'documents_check',
      'contract_stage',
    ],
    to: 'withdrawn',
    by: ['citizen'],
  },

  { step: 'take', from: ['submitted'], to: 'formal_check', by: ['cofunding_registration_assess'] },
  // Whoever leads an application decides on it; others take it over by name (Order §11).
  {
    step: 'takeOver',
    from: ['formal_check', 'to_correct', 'documents', 'documents_check'],
    to: 'same',
    by: ['cofunding_registration_assess'],
  },
  // An unclear verdict on a signature made elsewhere counts once an officer has said why (Process §5).
  {
    step: 'confirmSignature',
    from: ['formal_check', 'documents_check'],
    to: 'same',
    by: ['cofunding_registration_assess'],
  },
  { step: 'return', from: ['formal_check'], to: 'to_correct', by: ['cofunding_registration_return'] },
  { step: 'score', from: ['formal_check'], to: 'scored', by: ['cofunding_registration_assess'] },
  { step: 'reject', from: ['formal_check'], to: 'formally_rejected', by: ['cofunding_registration_reject'] },
  { step: 'expireCorrection', from: ['to_correct'], to: 'formally_rejected', by: ['system'] },
  {
    step: 'acceptReview',
    from: ['formally_rejected'],
    to: 'formal_check',
    by: ['cofunding_registration_approve'],
  },

  // Points are final when a second person has approved them: a property of `scored`, so the status stays (Process
  // §2.3).
  { step: 'approve', from: ['scored'], to: 'same', by: ['cofunding_registration_approve'] },
  { step: 'sendBack', from: ['scored'], to: 'formal_check', by: ['cofunding_registration_approve'] },

  { step: 'qualify', from: ['scored'], to: 'qualified', by: ['cofunding_call_rank'] },
  { step: 'qualify', from: ['reserve'], to: 'qualified', by: ['cofunding_call_rank', 'system'] },
  { step: 'reserve', from: ['scored'], to: 'reserve', by: ['cofunding_call_rank'] },
  { step: 'notQualify', from: ['scored'], to: 'not_qualified', by: ['cofunding_call_rank'] },
  { step: 'notQualify', from: ['reserve'], to: 'not_qualified', by: ['system'] },

  // A review of points: new ones, a second person for them, and the place where they belong (Order §12).
  {
    step: 'rescore',
    from: ['reserve', 'not_qualified'],
    to: 'same',
    by: ['cofunding_registration_approve'],
  },
  {
    step: 'approveRescore',
    from: ['reserve', 'not_qualified'],
    to: 'same',
    by: ['cofunding_call_approve'],
  },
  { step: 'qualify', from: ['not_qualified'], to: 'qualified', by: ['system'] },
  { step: 'reserve', from: ['not_qualified'], to: 'reserve', by: ['system'] },

  { step: 'requestDocuments', from: ['qualified'], to: 'documents', by: ['system'] },
  // Once, with a reason, and at most by the days of the first term (Order §12).
  { step: 'prolong', from: ['documents'], to: 'same', by: ['cofunding_registration_assess'] },
  { step: 'sendDocuments', from: ['documents'], to: 'documents_check', by: ['citizen'] },
  {
    step: 'returnDocuments',
    from: ['documents_check'],
    to: 'documents',
    by: ['cofunding_registration_return'],
  },
  {
    step: 'acceptDocuments',
    from: ['documents_check'],
    to: 'contract_stage',
    by: ['cofunding_registration_assess'],
  },
  { step: 'expire', from: ['documents', 'contract_stage'], to: 'expired', by: ['system'] },
  { step: 'join', from: ['contract_stage'], to: 'member', by: ['system'] },
] as const satisfies readonly Transition<RegistrationStatus>[];

export const REGISTRATION_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type RegistrationStep = StepOf<typeof REGISTRATION_LAW>;
