import type { TicketRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { TICKET_STATUSES } from '@urzad/grants';
import { Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink } from '#shared/list/cells';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { PresenceMark } from '#shared/presence/presence';
import { type TicketLocation, ticketHref } from '../logic/ticket-list';
import { TICKET_STATUS_ICONS } from '../logic/ticket-status-icons';
import { ticketListMessages } from '../messages/list';
import { CategoryAndPriority, LastLetter } from './columns';

interface TicketCardProps {
  row: TicketRow;
  location: TicketLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function TicketCard({ row, location, today }: TicketCardProps) {
  const words = useMessages(ticketListMessages);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={ticketHref(row, location)} number={row.number} />
        <LastLetter row={row} today={today} />
      </div>
      <p lang="pl" className="u:mt-1 u:font-semibold u:wrap-anywhere">
        {row.title}
      </p>
      <p className="u:flex u:min-h-6 u:flex-wrap u:items-baseline u:gap-x-3">
        <span lang="pl" className="u:wrap-anywhere">
          {row.person}
        </span>
        <PresenceMark id={row.id_user} />
      </p>
      <p className="u:text-sm u:text-muted">
        <CategoryAndPriority row={row} />
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <ObjectStatusBadge statuses={TICKET_STATUSES} icons={TICKET_STATUS_ICONS} status={row.status} />
        <span className="u:text-muted">{row.owner ? words.lead(row.owner.name) : words.nobody}</span>
      </div>
    </Card>
  );
}
