import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { CallStatus } from './call-status';

const TRANSITIONS = [
  { step: 'set', from: ['draft'], to: 'same', by: ['cofunding_call_edit'] },
  // Another person than those who set it up (Order §12).
  { step: 'publish', from: ['draft'], to: 'published', by: ['cofunding_call_rank'] },
  { step: 'startTest', from: ['published'], to: 'test', by: ['system'] },
  { step: 'open', from: ['published', 'test'], to: 'open', by: ['system'] },
  { step: 'cancel', from: ['published', 'test'], to: 'cancelled', by: ['cofunding_call_rank'] },
  { step: 'prolong', from: ['published', 'test', 'open'], to: 'same', by: ['cofunding_call_rank'] },
  { step: 'close', from: ['open'], to: 'closed', by: ['system', 'cofunding_call_rank'] },
  // The proposal is a property of `closed`: computed, approved by another person, then published (Order §12).
  { step: 'propose', from: ['closed'], to: 'same', by: ['cofunding_call_rank'] },
  { step: 'approveProposal', from: ['closed'], to: 'same', by: ['cofunding_call_approve'] },
  { step: 'rank', from: ['closed'], to: 'ranked', by: ['cofunding_call_rank'] },
  { step: 'settle', from: ['ranked'], to: 'settled', by: ['cofunding_call_rank'] },
] as const satisfies readonly Transition<CallStatus>[];

export const CALL_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type CallStep = StepOf<typeof CALL_LAW>;
