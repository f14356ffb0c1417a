import type { Ticket } from '@urzad/contract';
import type { ConversationItem } from '@urzad/ui';
import { type CaseSide, useLetter, useMomentText } from '#shared/conversation/use-letter';
import { useMessages } from '#shared/i18n/messages';
import { ticketMessages } from '../messages/ticket';
import { TICKET_STATUS_ICONS } from './ticket-status-icons';

/** The side of the conversation on which this person is. */
export function sideOf({ side }: Pick<Ticket, 'side'>): CaseSide {
  return side === 'asker' ? 'citizen' : 'office';
}

/** Letters and events of a ticket in their order, for `Conversation`. */
export function useTicketLetters(ticket: Ticket): ConversationItem[] {
  const { events: words } = useMessages(ticketMessages);
  const letterOf = useLetter(sideOf(ticket));
  const momentText = useMomentText();
  const dated = [
    ...ticket.messages.map((message) => ({ date: message.sent_date, item: letterOf(message) })),
    ...ticket.events.map(({ date, status }, at) => {
      // It was ended before, or who asked answered.
      const isAgain = status === 'open' && ticket.events.slice(0, at).some((one) => one.status === 'solved');
      return {
        date,
        item: {
          kind: 'event' as const,
          id: `${date} ${status}`,
          icon: TICKET_STATUS_ICONS[status],
          children: isAgain ? words.again(momentText(date)) : words[status](momentText(date)),
        },
      };
    }),
  ];

  // The sort is stable: a letter stands before the event that came with it.
  return dated.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ item }) => item);
}
