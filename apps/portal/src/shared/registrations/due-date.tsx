import type { RegistrationRow } from '@urzad/contract';
import { dateText, daysBetween, type IsoDate } from '@urzad/domain';
import { Icon, useLocale } from '@urzad/ui';
import { CircleAlert, ClockAlert } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { timeMessages } from './messages';
import { deadlineText } from './time-words';

/** A deadline within this number of days has an icon. */
const SOON_DAYS = 2;

/** The day by which somebody has to act: the parent during a correction, else the office. */
export function dueDateOf({
  status,
  correction_to,
  answer_by,
}: Pick<RegistrationRow, 'status' | 'correction_to' | 'answer_by'>): IsoDate | null {
  return status === 'to_correct' ? correction_to : answer_by;
}

interface DueProps {
  due: IsoDate;
  today: IsoDate;
}

/** The days left as text on one line; red only when it is over. */
export function DaysLeft({ due, today }: DueProps) {
  const locale = useLocale();
  const text = deadlineText(due, today, locale);
  const days = daysBetween(today, due);
  if (days > SOON_DAYS) return text;

  return (
    <span
      className={`u:inline-flex u:items-center u:gap-1.5 u:font-semibold ${days < 0 ? 'u:text-error-text' : 'u:text-warning-text'}`}
    >
      <Icon of={days < 0 ? CircleAlert : ClockAlert} /> {text}
    </span>
  );
}

/** `termin: 24.02`, the date of the days left. */
export function DueDay({ due, today }: DueProps) {
  const words = useMessages(timeMessages);
  const locale = useLocale();

  return words.due(dateText(due, { today, locale }));
}
