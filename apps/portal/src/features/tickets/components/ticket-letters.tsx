import type { Ticket } from '@urzad/contract';
import { Alert, Button, Conversation } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { useReadLetters } from '#shared/conversation/use-read-letters';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { findTicketArchive, ticketReading } from '../api';
import { sideOf, useTicketLetters } from '../logic/use-ticket-letters';
import { ticketMessages } from '../messages/ticket';

/** The conversation of a ticket. */
export function TicketLetters({ ticket }: { ticket: Ticket }) {
  const words = useMessages(ticketMessages);
  const items = useTicketLetters(ticket);
  const end = useReadLetters(ticket, sideOf(ticket), ticketReading);
  const downloadAll = useDownloadAll(() => findTicketArchive(ticket.id));
  const hasFiles = ticket.messages.some(({ files }) => files.length > 0);

  return (
    <>
      <Conversation items={items} />
      <div ref={end} />
      {hasFiles && (
        <div className="u:print:hidden">
          <Button variant="quiet" icon={FolderDown} onClick={() => void downloadAll()}>
            {words.downloadAll}
          </Button>
        </div>
      )}
      {ticket.side === 'asker' && ticket.main && (
        <Alert kind="info" title={`${words.main} ${ticket.main.number}`}>
          {words.mainText}
        </Alert>
      )}
    </>
  );
}
