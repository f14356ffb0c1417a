import type { RegistrationRow } from '@urzad/contract';
import { ageText, dateText, daysBetween, type IsoDate, warsawDate } from '@urzad/domain';
import { Icon, PriceText, TextLink, useLocale } from '@urzad/ui';
import { CircleAlert, ClockAlert, FilePen } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { placeQuery, type QueuePlace } from '#shared/queue/queue-place';
import { deadlineText } from '#shared/registrations/time-words';
import { queueMessages } from '../messages';

interface CellProps {
  row: RegistrationRow;
  today: IsoDate;
}

/** The way to the review keeps the place in the queue, so that the next one can follow. */
export function NumberLink({ row, place }: { row: RegistrationRow; place: QueuePlace }) {
  return (
    <TextLink href={paths.registration(row.id) + placeQuery(place)} className="file-number font-semibold">
      {row.number}
    </TextLink>
  );
}

/** When it came, and that it has come back corrected, while somebody has to look at it. */
export function SentOn({ row, today }: CellProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  if (!row.send_date) return null;

  const dayOf = (moment: string) => dateText(warsawDate(new Date(moment)), { today, locale });
  if (isCorrected(row) && row.received_date) {
    return (
      <span className="font-semibold text-warning-text">
        <Icon of={FilePen} /> {words.corrected(dayOf(row.received_date))}
      </span>
    );
  }
  return words.sent(dayOf(row.send_date));
}

/** A correction came and nobody has decided on it yet. */
function isCorrected({ status, version_no }: RegistrationRow): boolean {
  return version_no > 1 && status === 'formal_check';
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

/** The day by which somebody has to act: the parent while they correct, else the office. */
export function dueDateOf({ status, correction_to, answer_by }: RegistrationRow): IsoDate | null {
  return status === 'to_correct' ? correction_to : answer_by;
}

/** How long there is left, in words and on one line; red only when it is over. */
export function DueDate({ row, today }: CellProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const due = dueDateOf(row);
  if (!due) return <span className="text-muted">{words.noDeadline}</span>;

  const text = deadlineText(due, today, locale);
  const days = daysBetween(today, due);
  if (days > SOON_DAYS) return text;

  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${days < 0 ? 'text-error-text' : 'text-warning-text'}`}
    >
      <Icon of={days < 0 ? CircleAlert : ClockAlert} /> {text}
    </span>
  );
}
