import { type TicketRow, tickets } from '@urzad/contract';
import { TICKET_PRIORITY_CODES, TICKET_STATUSES } from '@urzad/grants';
import { ids, oneOf, options } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

const LIVE = 'new,open,waiting';
const OPEN = 'new,open';

/** The tickets of others. Each tab is a saved filter with an address of its own (Order §7). */
export const ticketList = defineListLocation({
  endpoint: tickets.get,
  path: paths.tickets,
  pages: {
    live: paths.tickets,
    mine: `${paths.tickets}/1`,
    open: `${paths.tickets}/2`,
    urgent: `${paths.tickets}/2/1`,
    normal: `${paths.tickets}/2/2`,
    unassigned: `${paths.tickets}/2/3`,
    waiting: `${paths.tickets}/3`,
    solved: `${paths.tickets}/4`,
    all: `${paths.tickets}/5`,
  },
  tableCode: 'ticket',
  tabs: {
    live: { status: LIVE },
    mine: { status: LIVE, owner: 'me' },
    open: { status: OPEN },
    urgent: { status: OPEN, priority: 'HIGH' },
    normal: { status: OPEN, priority: 'NORMAL' },
    unassigned: { status: OPEN, owner: 'none' },
    waiting: { status: 'waiting' },
    solved: { status: 'solved' },
    all: {},
  },
  sorts: ['create_date', 'last_date'],
  filters: {
    status: options(TICKET_STATUSES.codes),
    // The office keeps its own categories: the server knows which there are.
    category: oneOf((code) => /^\w{1,40}$/.test(code)),
    priority: options(TICKET_PRIORITY_CODES),
    owner: ids(),
  },
  choices: {},
});

export type TicketLocation = LocationOf<typeof ticketList>;
export type TicketTab = TicketLocation['tab'];

/** The address of a ticket has the location in the list, for the way back. */
export function ticketHref({ id }: Pick<TicketRow, 'id'>, location: TicketLocation): string {
  return paths.ticket(id) + ticketList.toQuery(location);
}
