import { portalPaths } from '@urzad/contract';
import { SEE_TICKETS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

/** The screen of staff on the path of one's own tickets (Order §7). */
export const ticketScreens: ReadonlyMap<string, string> = new Map([[portalPaths.tickets, 'TicketList']]);

const view = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [SEE_TICKETS],
  screen: 'TicketList',
} as const;

/** Staff ask too: their own tickets are beside the list of the help desk. */
const asking = [
  [portalPaths.ticketsAsked, 'MyTickets'],
  [portalPaths.ticketNew, 'NewTicket'],
  [portalPaths.ticket, 'TicketScreen'],
] as const;

export const ticketRoutes: FeatureRoute[] = [
  { path: portalPaths.tickets, access: 'auth', layout: 'main', screen: 'MyTickets' },
  ...asking.map(
    ([path, screen]): FeatureRoute => ({ path, access: 'auth', layout: 'main', screen, staffScreen: screen }),
  ),
  { ...view, path: portalPaths.ticketView },
  { ...view, path: portalPaths.ticketSubview },
];
