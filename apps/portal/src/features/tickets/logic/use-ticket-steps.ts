import { useQueryClient } from '@tanstack/react-query';
import type { Ticket, TicketRow } from '@urzad/contract';
import { TICKET_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { Ban, Hand } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import type { ManySteps } from '#shared/list/many-steps';
import { useSession } from '#shared/session/session-store';
import { endTicket, takeTicket, ticketQuery } from '../api';
import { manyTicketMessages } from '../messages/many';
import { ticketMessages } from '../messages/ticket';
import { ticketKey } from './ticket-keys';

const NONE: readonly never[] = [];

/** What an officer may do with several tickets at once. */
export function useTicketSteps(): readonly ManySteps<TicketRow, Ticket>[] {
  const words = useMessages(manyTicketMessages);
  const { reason, reasonNeeded, reasons } = useMessages(ticketMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const mayEdit = useSession(({ may }) => may('ticket_edit'));
  const me = useSession((state) => state.me?.id);
  if (!mayEdit) return NONE;

  const shared = {
    find: ({ id }: TicketRow) => queries.fetchQuery({ ...ticketQuery(id), staleTime: 0 }),
    reasons,
    changes: ticketKey,
  };
  const staysOf = (step: 'take' | 'close') => (ticket: Ticket) => {
    if (ticket.steps.includes(step)) return undefined;
    const { owner, status } = ticket;
    const isOfOther = status !== 'closed' && owner && owner.id !== me;
    return isOfOther ? words.leads(owner.name) : words.isIn(TICKET_STATUSES.table[status][locale]);
  };
  return [
    {
      ...{ ...shared, id: 'take', words: words.take, icon: Hand, staysOf: staysOf('take') },
      send: (ticket, key) => takeTicket(ticket, key),
    },
    {
      ...{ ...shared, id: 'close', words: words.close, icon: Ban, staysOf: staysOf('close') },
      explanation: { label: reason, needed: reasonNeeded },
      send: ({ id, row_version }, key, said) => endTicket(id, 'close', { row_version, reason: said }, key),
    },
  ];
}
