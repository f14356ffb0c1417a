import type { Privilege } from './privilege-catalogue';
import type { StatusInfo } from './status-colour';

export type CallStatus = keyof typeof CALL_STATUSES;
export type CallStep = (typeof TRANSITIONS)[number]['step'];

export const CALL_STATUSES = {
  draft: { pl: 'Szkic', en: 'Draft', colour: 'grey' },
  published: { pl: 'Ogłoszony', en: 'Announced', colour: 'blue' },
  test: { pl: 'Wersja testowa', en: 'Test version', colour: 'purple' },
  open: { pl: 'Trwa', en: 'Open', colour: 'green' },
  closed: { pl: 'Zakończony – ocena', en: 'Closed, being assessed', colour: 'orange' },
  ranked: { pl: 'Rozstrzygnięty', en: 'Decided', colour: 'green' },
  settled: { pl: 'Zamknięty', en: 'Settled', colour: 'grey' },
  cancelled: { pl: 'Odwołany', en: 'Cancelled', colour: 'red' },
} as const satisfies Record<string, StatusInfo>;

export const CALL_STATUS_CODES = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(CALL_STATUSES).filter(isCallStatus),
);

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

// Pure: the home page names statuses and takes no step, and need not load this.
export const CALL_STEPS: readonly CallStep[] = /* @__PURE__ */ TRANSITIONS.map(({ step }) => step);

export function isCallStatus(text: string): text is CallStatus {
  return Object.hasOwn(CALL_STATUSES, text);
}

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

/** A form may be prepared before the call opens, so that nobody types at 8:00:00 on the first day. */
export function acceptsDrafts(status: CallStatus): boolean {
  return status === 'published' || status === 'test' || status === 'open';
}

function transitionOf(step: CallStep, status: CallStatus): Transition | undefined {
  const law: readonly Transition[] = TRANSITIONS;

  return law.find((transition) => transition.step === step && transition.from.includes(status));
}
