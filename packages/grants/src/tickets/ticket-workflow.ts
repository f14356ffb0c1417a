import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type TicketStatus = StatusOf<typeof TICKET_STATUSES>;

/** The statuses of a ticket of the help desk (Process §2.18), in the order in which it may reach them. */
export const TICKET_STATUSES = /* @__PURE__ */ defineStatuses({
  new: { pl: 'Nowe', en: 'New', colour: 'blue' },
  open: { pl: 'W toku', en: 'In progress', colour: 'orange' },
  waiting: { pl: 'Oczekuje', en: 'Waiting', colour: 'purple' },
  solved: { pl: 'Rozwiązane', en: 'Solved', colour: 'green' },
  closed: { pl: 'Zamknięte', en: 'Closed', colour: 'grey' },
});

/** Statuses in which somebody has to act. */
export const LIVE_TICKET_STATUSES = ['new', 'open', 'waiting'] as const satisfies readonly TicketStatus[];

export function isLiveTicket(status: TicketStatus): boolean {
  return LIVE_TICKET_STATUSES.some((live) => live === status);
}

/**
 * The law of tickets. `citizen` is who asked, staff too. Only the officer in charge writes to them; others leave notes or
 * take the ticket over (Order §11). Guards that need more than the status are on the server.
 */
const TRANSITIONS = [
  // A letter of who asked.
  { step: 'write', from: ['new', 'open'], to: 'same', by: ['citizen'] },
  { step: 'write', from: ['waiting'], to: 'open', by: ['citizen'] },
  { step: 'confirm', from: ['solved'], to: 'closed', by: ['citizen'] },
  { step: 'unsolved', from: ['solved', 'closed'], to: 'open', by: ['citizen'] },

  { step: 'take', from: ['new'], to: 'open', by: ['ticket_edit'] },
  { step: 'takeOver', from: ['open', 'waiting'], to: 'same', by: ['ticket_edit'] },
  { step: 'assign', from: ['new'], to: 'open', by: ['ticket_edit'] },
  { step: 'assign', from: ['open', 'waiting'], to: 'same', by: ['ticket_edit'] },
  { step: 'edit', from: ['new', 'open', 'waiting'], to: 'same', by: ['ticket_edit'] },
  // A letter of the help desk; `ask` waits for the answer of who asked.
  { step: 'answer', from: ['open'], to: 'same', by: ['ticket_edit'] },
  { step: 'answer', from: ['waiting'], to: 'open', by: ['ticket_edit'] },
  { step: 'ask', from: ['open'], to: 'waiting', by: ['ticket_edit'] },
  { step: 'note', from: ['new', 'open', 'waiting', 'solved', 'closed'], to: 'same', by: ['ticket_edit'] },
  { step: 'solve', from: ['open', 'waiting'], to: 'solved', by: ['ticket_edit'] },
  { step: 'close', from: ['new', 'open', 'waiting', 'solved'], to: 'closed', by: ['ticket_edit'] },
  // A duplicate ends with the ticket that stays.
  { step: 'merge', from: ['new', 'open', 'waiting'], to: 'closed', by: ['ticket_edit'] },
  { step: 'reopen', from: ['solved', 'closed'], to: 'open', by: ['ticket_edit'] },
  { step: 'expire', from: ['solved'], to: 'closed', by: ['system'] },
] as const satisfies readonly Transition<TicketStatus>[];

export const TICKET_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type TicketStep = StepOf<typeof TICKET_LAW>;
