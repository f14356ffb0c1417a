import type { RegistrationRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Card } from '@urzad/ui';
import type { QueueLocation } from '#shared/queue/queue-location';
import { dueDateOf } from '#shared/registrations/due-date';
import { RegistrationStatusBadge } from '#shared/status/registration-status-badge';
import { ChildrenText, DueDate, MonthlyAmount, NumberLink, SentOn } from './queue-cells';

interface QueueCardProps {
  row: RegistrationRow;
  location: QueueLocation;
  today: IsoDate;
}

/** A row of the queue on a phone. */
export function QueueCard({ row, location, today }: QueueCardProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <NumberLink row={row} location={location} />
        <RegistrationStatusBadge status={row.status} />
      </div>
      <p className="mt-1 text-sm text-muted">
        <SentOn row={row} today={today} />
      </p>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{`${row.firstname} ${row.lastname}`}</p>
        <p className="figures">
          <MonthlyAmount row={row} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="text-muted">
          <ChildrenText row={row} today={today} /> · {row.city}
        </p>
        {dueDateOf(row) && (
          <p>
            <DueDate row={row} today={today} />
          </p>
        )}
      </div>
    </Card>
  );
}
