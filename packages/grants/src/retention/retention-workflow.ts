import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type RetentionListStatus = StatusOf<typeof RETENTION_LIST_STATUSES>;
export type RetentionStatus = StatusOf<typeof RETENTION_STATUSES>;

/** The statuses of a list of data whose term has passed (Process §7.5), in the order in which it may reach them. */
export const RETENTION_LIST_STATUSES = /* @__PURE__ */ defineStatuses({
  prepared: { pl: 'Do decyzji', en: 'To be decided', colour: 'orange' },
  approved: { pl: 'Zatwierdzona', en: 'Approved', colour: 'blue' },
  done: { pl: 'Wykonana', en: 'Carried out', colour: 'green' },
  refused: { pl: 'Odrzucona', en: 'Refused', colour: 'red' },
});

/** What becomes of one person of a list. */
export const RETENTION_STATUSES = /* @__PURE__ */ defineStatuses({
  proposed: { pl: 'Do decyzji', en: 'To be decided', colour: 'orange' },
  kept: { pl: 'Dane zostają', en: 'Data is kept', colour: 'grey' },
  approved: { pl: 'Do usunięcia', en: 'To be erased', colour: 'blue' },
  erased: { pl: 'Usunięte', en: 'Erased', colour: 'green' },
  refused: { pl: 'Odmowa', en: 'Refused', colour: 'red' },
});

/** The law of lists. The task makes them, and carries out what the inspector has approved. */
const TRANSITIONS = [
  { step: 'keep', from: ['prepared'], to: 'same', by: ['rodo_anonymise'] },
  { step: 'propose', from: ['prepared'], to: 'same', by: ['rodo_anonymise'] },
  { step: 'approve', from: ['prepared'], to: 'approved', by: ['rodo_anonymise'] },
  { step: 'refuse', from: ['prepared'], to: 'refused', by: ['rodo_anonymise'] },
  { step: 'finish', from: ['approved'], to: 'done', by: ['system'] },
] as const satisfies readonly Transition<RetentionListStatus>[];

export const RETENTION_LIST_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type RetentionListStep = StepOf<typeof RETENTION_LIST_LAW>;

/** The most characters of the number of a consent of the archive. */
export const RETENTION_CONSENT_MAX = 60;
