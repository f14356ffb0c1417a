import { useQuery } from '@tanstack/react-query';
import { refOf, type Ticket } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { TICKET_STATUSES } from '@urzad/grants';
import { FormLayout } from '@urzad/ui';
import type { RefObject } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useIsReplyRead } from '#shared/conversation/use-kept-reply';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { Presence } from '#shared/presence/presence';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { ticketQuery } from '../api';
import { AskerPart } from '../components/asker-part';
import { DeskPart } from '../components/desk-part';
import { TicketFacts } from '../components/ticket-facts';
import { TicketLetters } from '../components/ticket-letters';
import { ticketList } from '../logic/ticket-list';
import { TICKET_STATUS_ICONS } from '../logic/ticket-status-icons';
import { ticketMessages } from '../messages/ticket';

/** One ticket, in the view of who asked or of the help desk. */
export function TicketScreen() {
  const words = useMessages(ticketMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const isRead = useIsReplyRead(id, 'ticket');
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id));

  return (
    <ObjectScreen
      title={words.ticket}
      number={ticket?.number}
      lead={<TicketLead ticket={ticket} />}
      onlookersOf={refOf('ticket', id)}
      badge={
        ticket && (
          <ObjectStatusBadge statuses={TICKET_STATUSES} icons={TICKET_STATUS_ICONS} status={ticket.status} />
        )
      }
      breadcrumbs={[{ label: words.list, href: useBack(ticket) }]}
      query={{ data: ticket && today && isRead ? { ticket, today } : undefined, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known, heading) => <LoadedTicket key={id} {...known} heading={heading} />}
    </ObjectScreen>
  );
}

/** What it is about; for the help desk also when who asked was last there. */
function TicketLead({ ticket }: { ticket: Ticket | undefined }) {
  return (
    <>
      {ticket ? <span lang="pl">{ticket.title}</span> : <span>{'\u00a0'}</span>}
      {ticket?.side === 'desk' && <Presence id={ticket.id_user} />}
    </>
  );
}

/** The list that the ticket stands in. */
function useBack(ticket: Ticket | undefined): string {
  const [params] = useSearchParams();
  const isCitizen = useSession(({ me }) => me?.perspective === 'citizen');
  if (isCitizen) return paths.tickets;
  return ticket?.side === 'asker' ? paths.ticketsAsked : ticketList.hrefOf(ticketList.parse(params));
}

interface LoadedTicketProps {
  ticket: Ticket;
  today: IsoDate;
  heading: RefObject<HTMLHeadingElement | null>;
}

function LoadedTicket({ ticket, today, heading }: LoadedTicketProps) {
  useShown('ticket', ticket.id);
  const focusHeading = useFocusAfterStep(heading, ticket.row_version);
  const isAsker = ticket.side === 'asker';

  return (
    <FormLayout
      aside={<TicketFacts ticket={ticket} today={today} {...(!isAsker && { onDecided: focusHeading })} />}
    >
      <div className="u:grid u:gap-6">
        <TicketLetters ticket={ticket} />
        {isAsker ? <AskerPart ticket={ticket} onDecided={focusHeading} /> : <DeskPart ticket={ticket} />}
      </div>
    </FormLayout>
  );
}
