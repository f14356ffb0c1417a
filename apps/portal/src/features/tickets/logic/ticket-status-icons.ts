import type { TicketStatus } from '@urzad/grants';
import { Archive, CircleCheckBig, Inbox, Loader, type LucideIcon, Reply } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const TICKET_STATUS_ICONS = {
  new: Inbox,
  open: Loader,
  waiting: Reply,
  solved: CircleCheckBig,
  closed: Archive,
} as const satisfies Record<TicketStatus, LucideIcon>;
