import type { Privilege } from '../roles/privilege-catalogue';
import type { CallStatus } from './call-status';

export type CallStep = (typeof TRANSITIONS)[number]['step'];

interface Transition {
  step: string;
  from: readonly CallStatus[];
  to: CallStatus;
  by: readonly ('system' | Privilege)[];
}

const TRANSITIONS = [
  { step: 'publish', from: ['draft'], to: 'published', by: ['cofunding_call_edit'] },
  { step: 'startTest', from: ['published'], to: 'test', by: ['system'] },
  { step: 'open', from: ['published', 'test'], to: 'open', by: ['system'] },
  { step: 'cancel', from: ['published'], to: 'cancelled', by: ['cofunding_call_rank'] },
  { step: 'close', from: ['open'], to: 'closed', by: ['system', 'cofunding_call_rank'] },
  { step: 'rank', from: ['closed'], to: 'ranked', by: ['cofunding_call_rank'] },
  { step: 'settle', from: ['ranked'], to: 'settled', by: ['cofunding_call_rank'] },
] as const satisfies readonly Transition[];

export const CALL_STEPS: readonly CallStep[] = TRANSITIONS.map(({ step }) => step);

export function callStatusAfter(step: CallStep, status: CallStatus): CallStatus | undefined {
  return transitionOf(step, status)?.to;
}

export function callStepsFrom(
  status: CallStatus,
  actor: 'system' | { privileges: readonly string[] },
): CallStep[] {
  return CALL_STEPS.filter((step) => {
    const by = transitionOf(step, status)?.by ?? [];
    return by.some((who) => (typeof actor === 'object' ? actor.privileges.includes(who) : who === actor));
  });
}

function transitionOf(step: CallStep, status: CallStatus): Transition | undefined {
  const law: readonly Transition[] = TRANSITIONS;

  return law.find((transition) => transition.step === step && transition.from.includes(status));
}
