import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { OfficeCaseStatus } from './case-status';

/**
 * The law of cases (Process §2.16). Only the officer in charge writes to the applicant; others leave notes or take the
 * case over (Order §11). Guards that need more than the status are on the server.
 */
const TRANSITIONS = [
  // The statement of a case is signed before the case is sent; until then it is its applicant's alone.
  { step: 'sign', from: ['to_sign'], to: 'new', by: ['citizen'] },
  { step: 'remove', from: ['to_sign'], to: 'same', by: ['citizen'] },
  { step: 'edit', from: ['to_sign'], to: 'same', by: ['citizen'] },

  { step: 'edit', from: ['new'], to: 'same', by: ['citizen', 'office_case_edit'] },
  { step: 'edit', from: ['open', 'wait_citizen'], to: 'same', by: ['office_case_edit'] },
  // A letter of the applicant.
  { step: 'write', from: ['new', 'open'], to: 'same', by: ['citizen'] },
  { step: 'write', from: ['wait_citizen'], to: 'open', by: ['citizen'] },
  { step: 'withdraw', from: ['new', 'open', 'wait_citizen'], to: 'withdrawn', by: ['citizen'] },

  { step: 'take', from: ['new'], to: 'open', by: ['office_case_edit'] },
  { step: 'takeOver', from: ['open', 'wait_citizen'], to: 'same', by: ['office_case_edit'] },
  { step: 'assign', from: ['new'], to: 'open', by: ['office_case_assign'] },
  { step: 'assign', from: ['open', 'wait_citizen'], to: 'same', by: ['office_case_assign'] },
  // A letter of the office; `ask` waits for the answer of the applicant.
  { step: 'answer', from: ['open'], to: 'same', by: ['office_case_edit'] },
  { step: 'answer', from: ['wait_citizen'], to: 'open', by: ['office_case_edit'] },
  { step: 'ask', from: ['open'], to: 'wait_citizen', by: ['office_case_edit'] },
  {
    step: 'note',
    from: ['new', 'open', 'wait_citizen', 'closed', 'rejected', 'withdrawn'],
    to: 'same',
    by: ['office_case_edit'],
  },
  { step: 'extend', from: ['open', 'wait_citizen'], to: 'same', by: ['office_case_edit'] },
  { step: 'close', from: ['open', 'wait_citizen'], to: 'closed', by: ['office_case_close', 'system'] },
  { step: 'refuse', from: ['open', 'wait_citizen'], to: 'rejected', by: ['office_case_close'] },
  { step: 'reopen', from: ['closed', 'rejected'], to: 'open', by: ['office_case_reopen'] },
  { step: 'archive', from: ['closed', 'rejected', 'withdrawn'], to: 'archived', by: ['system'] },
] as const satisfies readonly Transition<OfficeCaseStatus>[];

export const OFFICE_CASE_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type OfficeCaseStep = StepOf<typeof OFFICE_CASE_LAW>;
