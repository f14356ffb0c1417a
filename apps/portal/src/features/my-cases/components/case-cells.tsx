import type { OfficeCaseRow } from '@urzad/contract';
import { longDateText, nearDayText, timeText, warsawDate } from '@urzad/domain';
import { isLiveCase } from '@urzad/grants';
import { Icon, TextLink, useLocale } from '@urzad/ui';
import { MessageSquareDot } from 'lucide-react';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { subjectMessages } from '#shared/entities/office-cases/messages';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { listMessages } from '../messages/list';

export interface CaseCellProps {
  row: OfficeCaseRow;
}

export function CaseSign({ row: { id, sign } }: CaseCellProps) {
  return (
    <TextLink href={paths.officeCase(id)} className="u:file-number u:font-semibold">
      {sign}
    </TextLink>
  );
}

export function CaseSubject({ row }: CaseCellProps) {
  const shown = useShownTitle();

  return (
    <div className="u:grid u:gap-0.5">
      <span className="u:font-semibold u:wrap-anywhere">{shown(row.title)}</span>
      <CaseAbout row={row} />
      <Unread row={row} />
    </div>
  );
}

/** The object that it is about; nothing for a general case. */
export function CaseAbout({ row: { obj_type, obj_number } }: CaseCellProps) {
  const { about } = useMessages(subjectMessages);
  const number = useShownNumber(obj_number ?? '');

  if (obj_type === 'general' || !number) return null;
  return <span className="u:text-sm u:text-muted">{`${about[obj_type]} ${number}`}</span>;
}

function Unread({ row: { unread } }: CaseCellProps) {
  const words = useMessages(listMessages);
  if (unread === 0) return null;

  return (
    <span className="u:inline-flex u:items-center u:gap-1.5 u:text-sm u:font-semibold u:text-accent-text">
      <Icon of={MessageSquareDot} /> <span>{words.unread(unread)}</span>
    </span>
  );
}

export function CaseStatus({ row: { status, answer_to } }: CaseCellProps) {
  const words = useMessages(listMessages);
  const locale = useLocale();

  return (
    <div className="u:grid u:justify-items-start u:gap-0.5">
      <CaseStatusBadge status={status} isOwn />
      {answer_to && (
        <span className="u:text-xs u:text-muted">{words.answerTo(longDateText(answer_to, locale))}</span>
      )}
    </div>
  );
}

/** `Dzisiaj, 10:24`, for an earlier day its date. */
export function LastDate({ row: { last_date } }: CaseCellProps) {
  const locale = useLocale();
  const today = useBusinessToday();
  const moment = new Date(last_date);
  const day = warsawDate(moment);
  const near = today && nearDayText(day, today, locale);

  return (
    <time dateTime={last_date}>{near ? `${near}, ${timeText(moment)}` : longDateText(day, locale)}</time>
  );
}

/** The day by which the office answers, while the case is not ended. */
export function AnswerBy({ row: { due_date, status } }: CaseCellProps) {
  const words = useMessages(listMessages);
  const locale = useLocale();

  const text =
    due_date && isLiveCase(status) ? words.answerBy(longDateText(due_date, locale)) : words.noAnswer;
  return <span>{text}</span>;
}
