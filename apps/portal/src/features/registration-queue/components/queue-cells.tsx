import type { RegistrationRow } from '@urzad/contract';
import { ageText, dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { Icon, type Locale, PriceText, TextLink, useLocale } from '@urzad/ui';
import { FilePen } from 'lucide-react';
import { Fragment } from 'react';
import { type QueueLocation, queueList } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { queueMessages } from '../messages/queue';

interface CellProps {
  row: RegistrationRow;
  today: IsoDate;
}

/** The address of the review has the location in the queue, so that the review can link to the next one. */
export function registrationHref({ id }: Pick<RegistrationRow, 'id'>, location: QueueLocation): string {
  return paths.registration(id) + queueList.toQuery(location);
}

/** When it was received, and that it was corrected, while somebody has to check it. */
export function SentOn({ row, today }: CellProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  if (!row.send_date) return null;

  const dayOf = (moment: string) => dateText(warsawDate(new Date(moment)), { today, locale });
  if (isCorrected(row) && row.received_date) {
    return (
      <span className="u:font-semibold u:text-warning-text">
        <Icon of={FilePen} /> <span>{words.corrected(dayOf(row.received_date))}</span>
      </span>
    );
  }
  return <span>{words.sent(dayOf(row.send_date))}</span>;
}

/** A correction was submitted and nobody has decided on it yet. */
function isCorrected({ status, version_no }: RegistrationRow): boolean {
  return version_no > 1 && status === 'formal_check';
}

/** Links to other applications of the same person or child. */
export function RelatedLinks({ row, location }: { row: RegistrationRow; location: QueueLocation }) {
  const words = useMessages(queueMessages);
  if (row.related.length === 0) return null;

  return (
    <>
      {` · ${words.others} `}
      {row.related.map((other, at) => (
        <Fragment key={other.id}>
          {at > 0 && ', '}
          <TextLink href={registrationHref(other, location)}>{other.number}</TextLink>
        </Fragment>
      ))}
    </>
  );
}

/** The children and their ages. */
export function childrenText({ children }: RegistrationRow, today: IsoDate, locale: Locale): string {
  return children
    .map(({ firstname, born_date }) =>
      born_date ? `${firstname}, ${ageText(born_date, today, locale)}` : firstname,
    )
    .join(' · ');
}

export function ChildrenText({ row, today }: CellProps) {
  return <span>{childrenText(row, today, useLocale())}</span>;
}

/** A month's refund; empty without declared costs. */
export function MonthlyAmount({ row }: { row: RegistrationRow }) {
  const words = useMessages(queueMessages);

  return row.monthly_refund === null ? (
    <span className="u:text-muted">{words.noAnswer}</span>
  ) : (
    <PriceText amount={row.monthly_refund} />
  );
}
