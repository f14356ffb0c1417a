import { SEE_TICKETS, TICKET_LAW, type TicketStep } from '@urzad/grants';
import { FAULT, LETTER, REASON } from '../../tickets';
import { listOfBoth, OWN, OWNED, ofBoth, ofOffice, privilegesFor } from '../kinds';
import type { Right, Rights } from '../right';
import type { World } from '../world';

type Name = 'ticket' | 'ledTicket' | 'ticketOfSecond' | 'solvedTicket';

function on(name: Name, sent: (of: World[Name], world: World) => object = () => ({})) {
  return {
    of: ({ parentOfTickets }) => parentOfTickets,
    send: (world) => ({ query: { id: world[name].id }, body: sent(world[name], world) }),
  } satisfies Partial<Right>;
}

const ofVersion = ({ row_version }: World[Name]) => ({ row_version });

/** A step of the help desk, as the law of tickets names it. */
function deskStep(step: TicketStep) {
  return ofOffice(SEE_TICKETS, ...privilegesFor(TICKET_LAW, step));
}

/** Tickets of the help desk. */
export const TICKETS = {
  'GET /api/ticket/get': {
    ...listOfBoth(SEE_TICKETS),
    of: ({ parentOfTickets }) => parentOfTickets,
    lists: ({ ticket }) => ticket.id,
  },
  'GET /api/ticket/counts': ofOffice(SEE_TICKETS),
  'GET /api/ticket/owners': ofOffice(SEE_TICKETS),
  'GET /api/ticket/officers': {
    ...ofOffice(SEE_TICKETS),
    send: ({ ticket }) => ({ query: { id: ticket.id } }),
  },
  'GET /api/ticket/find': {
    ...ofBoth(SEE_TICKETS),
    of: ({ parentOfTickets }) => parentOfTickets,
    send: ({ ticket }) => ({ query: { id: ticket.id } }),
  },
  'GET /api/ticket/downloadall': {
    ...ofBoth(SEE_TICKETS),
    of: ({ parentOfTickets }) => parentOfTickets,
    send: ({ ticket }) => ({ query: { id: ticket.id } }),
  },
  'POST /api/ticket/read': {
    ...ofBoth(SEE_TICKETS),
    ...on('ledTicket', ({ messages }) => ({ id_message: messages[0]?.id })),
  },
  'POST /api/ticket/add': { ...OWN, send: () => ({ body: FAULT }) },

  'POST /api/ticket/write': { ...OWNED, ...on('ledTicket', () => LETTER) },
  'POST /api/ticket/confirm': { ...OWNED, ...on('solvedTicket') },
  'POST /api/ticket/unsolved': { ...OWNED, ...on('solvedTicket', () => LETTER) },

  'POST /api/ticket/take': { ...deskStep('take'), ...on('ticket') },
  'POST /api/ticket/takeover': {
    ...deskStep('takeOver'),
    ...on('ticketOfSecond', (_of, { second }) => ({ id_user_owner: second.id })),
  },
  'POST /api/ticket/assign': {
    ...deskStep('assign'),
    ...on('ticket', (_of, { manager }) => ({ id_user_owner: manager.id })),
  },
  'POST /api/ticket/set': {
    ...deskStep('edit'),
    ...on('ledTicket', (of) => ({ ...ofVersion(of), category: 'INNE', priority: 'HIGH' })),
  },
  'POST /api/ticket/answer': { ...deskStep('answer'), ...on('ledTicket', () => LETTER) },
  'POST /api/ticket/ask': { ...deskStep('ask'), ...on('ledTicket', () => LETTER) },
  'POST /api/ticket/note': { ...deskStep('note'), ...on('ledTicket', () => ({ body: REASON })) },
  'POST /api/ticket/solve': { ...deskStep('solve'), ...on('ledTicket', () => LETTER) },
  'POST /api/ticket/close': {
    ...deskStep('close'),
    ...on('ledTicket', (of) => ({ ...ofVersion(of), reason: REASON })),
  },
  'POST /api/ticket/merge': {
    ...deskStep('merge'),
    ...on('ledTicket', (of, { ticketOfSecond }) => ({ ...ofVersion(of), number: ticketOfSecond.number })),
  },
  'POST /api/ticket/reopen': {
    ...deskStep('reopen'),
    ...on('solvedTicket', (of) => ({ ...ofVersion(of), reason: REASON })),
  },
} satisfies Rights;
