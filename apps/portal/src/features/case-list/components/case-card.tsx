import type { OfficeCaseRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { type CaseLocation, caseHref } from '#shared/entities/office-cases/case-list';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { dueOf } from '#shared/entities/office-cases/due-of';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { DueDate, NumberLink, PersonOfCard } from '#shared/list/cells';
import { KindAndPriority, LastLetter, waitingText } from './case-list-cells';

interface CaseCardProps {
  row: OfficeCaseRow;
  location: CaseLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function CaseCard({ row, location, today }: CaseCardProps) {
  const due = dueOf(row);
  const shown = useShownTitle();
  const locale = useLocale();

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={caseHref(row, location)} number={row.sign} />
        <LastLetter row={row} today={today} />
      </div>
      <PersonOfCard id={row.id_user} name={row.person} />
      <p className="u:wrap-anywhere">{shown(row.title)}</p>
      <p className="u:text-sm u:text-muted">
        <KindAndPriority row={row} />
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <CaseStatusBadge status={row.status} />
        {due && (
          <p>
            <DueDate due={due} today={today} />
          </p>
        )}
      </div>
      <p className="u:mt-1 u:text-sm u:text-muted u:empty:hidden">
        {waitingText({ row, location, today, locale })}
      </p>
    </Card>
  );
}
