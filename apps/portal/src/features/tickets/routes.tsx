import { portalPaths } from '@urzad/contract';
import { SEE_TICKETS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

/** The screens of staff on the paths that citizens have too (Order §7). */
export const ticketScreens: ReadonlyMap<string, string> = new Map([
  [portalPaths.tickets, 'TicketList'],
  [portalPaths.ticketNew, 'NewTicket'],
  [portalPaths.ticket, 'TicketScreen'],
]);

const ofBoth = { access: 'auth', layout: 'main' } as const;
const ofStaff = { access: 'auth', layout: 'application', side: 'staff' } as const;
const view = { ...ofStaff, privileges: [SEE_TICKETS], screen: 'TicketList' } as const;

/** By their names, citizens too: few of them have a ticket, and the entry carries no names of their files. */
export const ticketRoutes: FeatureRoute[] = [
  { ...ofBoth, path: portalPaths.tickets, screen: 'MyTickets' },
  { ...ofBoth, path: portalPaths.ticketNew, screen: 'NewTicket' },
  { ...ofBoth, path: portalPaths.ticket, screen: 'TicketScreen' },
  { ...ofStaff, path: portalPaths.ticketsAsked, screen: 'MyTickets' },
  { ...view, path: portalPaths.ticketView },
  { ...view, path: portalPaths.ticketSubview },
];
