import type { RegistrationRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Card } from '@urzad/ui';
import { dueDateOf } from '#shared/entities/registrations/due-date-of';
import type { QueueLocation } from '#shared/entities/registrations/queue-list';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { DueDate, NumberLink, PersonOfCard } from '#shared/list/cells';
import { ChildrenText, MonthlyAmount, RelatedLinks, registrationHref, SentOn } from './queue-cells';

interface QueueCardProps {
  row: RegistrationRow;
  location: QueueLocation;
  today: IsoDate;
}

/** A row of the queue on a phone. */
export function QueueCard({ row, location, today }: QueueCardProps) {
  const due = dueDateOf(row);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={registrationHref(row, location)} number={row.number} />
        <RegistrationStatusBadge status={row.status} />
      </div>
      <p className="u:mt-1 u:text-sm u:text-muted">
        <SentOn row={row} today={today} />
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
        <PersonOfCard id={row.id_user} name={`${row.firstname} ${row.lastname}`} />
        <p className="u:figures">
          <MonthlyAmount row={row} />
        </p>
      </div>
      <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4 u:text-sm">
        <p className="u:text-muted">
          <ChildrenText row={row} today={today} /> · {row.city}
          <RelatedLinks row={row} location={location} />
        </p>
        {due && (
          <p>
            <DueDate due={due} today={today} />
          </p>
        )}
      </div>
    </Card>
  );
}
