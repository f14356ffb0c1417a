import type { OfficeCaseRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { CASE_PRIORITY, isLiveCase } from '@urzad/grants';
import { Counter, Icon, type Locale, useLocale } from '@urzad/ui';
import { ChevronsUp } from 'lucide-react';
import type { CaseLocation } from '#shared/entities/office-cases/case-list';
import { useKindName } from '#shared/entities/office-cases/use-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { caseListMessages } from '../messages/cases';

interface CellProps {
  row: OfficeCaseRow;
  today: IsoDate;
}

export function priorityText({ priority }: OfficeCaseRow, locale: Locale): string {
  return CASE_PRIORITY.find(({ code }) => code === priority)?.[locale] ?? priority;
}

/** The kind, and that it is urgent. */
export function KindAndPriority({ row }: { row: OfficeCaseRow }) {
  const locale = useLocale();
  const kindName = useKindName();

  return (
    <>
      <span>{kindName(row.kind)}</span>
      {row.priority === 'HIGH' && (
        <span className="u:font-semibold u:text-error-text">
          {' · '}
          <Icon of={ChevronsUp} /> {priorityText(row, locale)}
        </span>
      )}
    </>
  );
}

/** The day of the last letter, and the number of those that nobody in the office has read. */
export function LastLetter({ row, today }: CellProps) {
  const words = useMessages(caseListMessages);
  const locale = useLocale();

  return (
    <span className="u:inline-flex u:items-center u:gap-2">
      <span>{dateText(warsawDate(new Date(row.last_date)), { today, locale })}</span>
      {row.unread > 0 && <Counter value={row.unread} kind="accent" label={words.unread} />}
    </span>
  );
}

interface WaitingOptions extends CellProps {
  location: CaseLocation;
  locale: Locale;
}

/** For whom or what it waits; my own cases do not name me. */
export function waitingText({ row, location, today, locale }: WaitingOptions): string {
  const words = caseListMessages[locale];
  const { status, answer_to, owner } = row;

  const facts = [
    status === 'wait_citizen' && answer_to && words.waits(dateText(answer_to, { today, locale })),
    location.tab !== 'mine' && (owner ? words.lead(owner.name) : isLiveCase(status) && words.nobody),
  ];
  return facts.filter(Boolean).join(' · ');
}
