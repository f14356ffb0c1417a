import { useQuery } from '@tanstack/react-query';
import { tickets } from '@urzad/contract';
import { SEE_TICKETS } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { listCountsQuery } from '#shared/list/list-queries';
import { useSession } from '#shared/session/session-store';
import { ticketListKey } from './logic/ticket-keys';

/** What its entries of the staff menu show: how many tickets wait behind each saved filter. */
export function useTicketEntries(): Readonly<Record<string, Partial<MenuItem>>> {
  const maySee = useSession(({ may }) => may(SEE_TICKETS));
  const { data } = useQuery({ ...listCountsQuery(tickets.counts, ticketListKey), enabled: maySee });
  if (!data) return NONE;
  const counted = (count: number): Partial<MenuItem> => (count > 0 ? { count } : {});

  return {
    tickets: { count: data.unassigned },
    'tickets-1': counted(data.mine),
    'tickets-2': counted(data.open),
    'tickets-2-1': counted(data.urgent),
    'tickets-2-2': counted(data.normal),
    'tickets-2-3': counted(data.unassigned),
    'tickets-3': counted(data.waiting),
  };
}

const NONE = {};
