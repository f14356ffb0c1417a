import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { MemberStatus } from './member-status';

/** The law of participants (Process §2.8). Guards that need more than the status are on the server. */
const TRANSITIONS = [
  // Only when all of the person's co-funding is suspended.
  { step: 'suspend', from: ['active'], to: 'suspended', by: ['cofunding_member_edit', 'system'] },
  { step: 'resume', from: ['suspended'], to: 'active', by: ['cofunding_member_edit', 'system'] },
  // The last month of the support was reached.
  { step: 'beginEnding', from: ['active'], to: 'ending', by: ['system'] },
  // An annex has added months.
  { step: 'continue', from: ['ending'], to: 'active', by: ['system'] },
  { step: 'complete', from: ['ending'], to: 'completed', by: ['cofunding_member_edit'] },
  { step: 'resign', from: ['active', 'suspended', 'ending'], to: 'resigned', by: ['cofunding_member_edit'] },
  // For a breach, by who signs for the office.
  { step: 'terminate', from: ['active'], to: 'terminated', by: ['cofunding_sign_office'] },
] as const satisfies readonly Transition<MemberStatus>[];

export const MEMBER_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type MemberStep = StepOf<typeof MEMBER_LAW>;
