import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { CoFundingStatus } from './co-funding-status';

/** The law of co-funding (Process §2.9). Guards that need more than the status are on the server. */
const TRANSITIONS = [
  // On its first day, when the employer's certificate of the start of work is accepted.
  { step: 'start', from: ['planned'], to: 'running', by: ['system'] },
  { step: 'suspend', from: ['running'], to: 'suspended', by: ['cofunding_grant_edit', 'system'] },
  { step: 'resume', from: ['suspended'], to: 'running', by: ['cofunding_grant_edit', 'system'] },
  { step: 'finish', from: ['running'], to: 'finished', by: ['system'] },
  {
    step: 'closeEarly',
    from: ['planned', 'running', 'suspended'],
    to: 'closed_early',
    by: ['cofunding_grant_edit', 'system'],
  },
  // An annex puts another one in its place.
  { step: 'replace', from: ['planned', 'running', 'suspended'], to: 'changed', by: ['system'] },
] as const satisfies readonly Transition<CoFundingStatus>[];

export const CO_FUNDING_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type CoFundingStep = StepOf<typeof CO_FUNDING_LAW>;
