import { dateText, daysBetween, type IsoDate } from '@urzad/domain';
import { Icon, useLocale } from '@urzad/ui';
import { CircleAlert, ClockAlert } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { deadlineText } from './deadline-text';
import { deadlineMessages } from './messages';

/** A deadline within this number of days has an icon. */
const SOON_DAYS = 2;

interface DueProps {
  due: IsoDate;
  today: IsoDate;
}

/** The days left as text on one line; red only when it is over. */
export function DaysLeft({ due, today }: DueProps) {
  const locale = useLocale();
  const text = deadlineText(due, today, locale);
  const days = daysBetween(today, due);
  if (days > SOON_DAYS) return <span>{text}</span>;

  return (
    <span
      className={`u:inline-flex u:items-center u:gap-1.5 u:font-semibold ${days < 0 ? 'u:text-error-text' : 'u:text-warning-text'}`}
    >
      <Icon of={days < 0 ? CircleAlert : ClockAlert} /> <span>{text}</span>
    </span>
  );
}

/** `termin: 24.02`, the date of the days left. */
export function DueDay({ due, today }: DueProps) {
  const words = useMessages(deadlineMessages);
  const locale = useLocale();

  return <span>{words.due(dateText(due, { today, locale }))}</span>;
}
