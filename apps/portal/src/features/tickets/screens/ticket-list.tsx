import { tickets } from '@urzad/contract';
import { SEE_TICKETS } from '@urzad/grants';
import { Button, Link, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { paths } from '#shared/paths';
import { TicketTable } from '../components/ticket-table';
import { ticketListKey } from '../logic/ticket-keys';
import { ticketList } from '../logic/ticket-list';
import { ticketListMessages } from '../messages/list';

/** The tickets of the help desk behind its saved filters, and the way to one's own (Process §2.18). */
export function TicketList() {
  const words = useMessages(ticketListMessages);

  return (
    <OfficeList
      list={ticketList}
      listKey={ticketListKey}
      counts={tickets.counts}
      privilege={SEE_TICKETS}
      words={words}
      counted="live"
      alert="urgent"
      actions={
        <>
          <TextLink variant="standalone" href={paths.ticketsAsked}>
            {words.own}
          </TextLink>
          <Button asChild>
            <Link href={paths.ticketNew}>{words.askOwn}</Link>
          </Button>
        </>
      }
      table={TicketTable}
    />
  );
}
