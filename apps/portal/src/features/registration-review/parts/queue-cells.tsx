import type { RegistrationRow } from '@urzad/contract';
import { ageText, dateText, daysBetween, type IsoDate, warsawDate } from '@urzad/domain';
import { Icon, PriceText, TextLink, useLocale } from '@urzad/ui';
import { CircleAlert, ClockAlert } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { deadlineText } from '../../../shared/registrations/time-words';
import { queueMessages } from '../messages';
import { placeQuery, type QueuePlace } from '../queue-place';

interface CellProps {
  row: RegistrationRow;
  today: IsoDate;
}

/** The way to the review keeps the place in the queue, so that the next one can follow. */
export function NumberLink({ row, place }: { row: RegistrationRow; place: QueuePlace }) {
  return (
    <TextLink
      href={paths.registration(row.id) + placeQuery(place)}
      className="font-mono font-semibold whitespace-nowrap"
    >
      {row.number}
    </TextLink>
  );
}

export function SentOn({ row, today }: CellProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  if (!row.send_date) return null;

  return words.sent(dateText(warsawDate(new Date(row.send_date)), { today, locale }));
}

export function ChildrenText({ row, today }: CellProps) {
  const locale = useLocale();

  return row.children
    .map(({ firstname, born_date }) =>
      born_date ? `${firstname}, ${ageText(born_date, today, locale)}` : firstname,
    )
    .join(' · ');
}

/** A month's refund; without declared costs there is none to speak of. */
export function MonthlyAmount({ row }: { row: RegistrationRow }) {
  const words = useMessages(queueMessages);

  return row.monthly_refund === null ? (
    <span className="text-muted">{words.noAnswer}</span>
  ) : (
    <PriceText amount={row.monthly_refund} />
  );
}

/** A deadline within so many days deserves a sign. */
const SOON_DAYS = 2;

/** How long the parent has for the correction, in words; red only when it is over. */
export function CorrectionDeadline({ row, today }: CellProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  if (row.status !== 'to_correct' || !row.correction_to)
    return <span className="text-muted">{words.noDeadline}</span>;

  const text = deadlineText(row.correction_to, today, locale);
  const days = daysBetween(today, row.correction_to);
  if (days > SOON_DAYS) return text;

  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${days < 0 ? 'text-error-text' : 'text-warning-text'}`}
    >
      <Icon of={days < 0 ? CircleAlert : ClockAlert} /> {text}
    </span>
  );
}
