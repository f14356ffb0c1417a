import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type ContactMessageStatus = StatusOf<typeof CONTACT_MESSAGE_STATUSES>;

/** The statuses of a message from the public contact page (Process §2.18), in the order in which it may reach them. */
export const CONTACT_MESSAGE_STATUSES = /* @__PURE__ */ defineStatuses({
  new: { pl: 'Nowa', en: 'New', colour: 'blue' },
  taken: { pl: 'W toku', en: 'In progress', colour: 'orange' },
  answered: { pl: 'Odpowiedziana', en: 'Answered', colour: 'green' },
  closed: { pl: 'Zamknięta bez odpowiedzi', en: 'Closed without an answer', colour: 'grey' },
});

/** Statuses in which somebody has to answer. */
export const LIVE_CONTACT_STATUSES = ['new', 'taken'] as const satisfies readonly ContactMessageStatus[];

/** The law of messages. Only the officer in charge answers and closes; others take the message over (Order §11). */
const TRANSITIONS = [
  { step: 'take', from: ['new'], to: 'taken', by: ['office_case_edit'] },
  { step: 'takeOver', from: ['taken'], to: 'same', by: ['office_case_edit'] },
  { step: 'answer', from: ['taken'], to: 'answered', by: ['office_case_edit'] },
  // The answer is then a letter of the case.
  { step: 'openCase', from: ['taken'], to: 'answered', by: ['office_case_edit'] },
  { step: 'close', from: ['taken'], to: 'closed', by: ['office_case_edit'] },
  { step: 'reopen', from: ['closed'], to: 'taken', by: ['office_case_edit'] },
] as const satisfies readonly Transition<ContactMessageStatus>[];

export const CONTACT_MESSAGE_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type ContactMessageStep = StepOf<typeof CONTACT_MESSAGE_LAW>;

/** The most characters of an answer. */
export const CONTACT_ANSWER_MAX = 5_000;
