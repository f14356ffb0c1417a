import type { ContactMessageRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { CONTACT_MESSAGE_STATUSES } from '@urzad/grants';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { DueDate } from '#shared/list/cells';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { type ContactLocation, messageHref } from '../logic/contact-list';
import { CONTACT_STATUS_ICONS } from '../logic/status-icons';
import { dueOf, topicText } from './columns';

interface ContactCardProps {
  row: ContactMessageRow;
  location: ContactLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function ContactCard({ row, location, today }: ContactCardProps) {
  const locale = useLocale();
  const due = dueOf(row);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <TextLink href={messageHref(row, location)}>
          <span lang="pl">{row.name}</span>
        </TextLink>
        <span>{dateText(warsawDate(new Date(row.create_date)), { today, locale })}</span>
      </div>
      <p className="u:mt-1 u:wrap-anywhere">{topicText(row, locale)}</p>
      <p lang="pl" className="u:text-sm u:text-muted u:wrap-anywhere">
        {row.beginning}
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <ObjectStatusBadge
          statuses={CONTACT_MESSAGE_STATUSES}
          icons={CONTACT_STATUS_ICONS}
          status={row.status}
        />
        {due && (
          <p>
            <DueDate due={due} today={today} />
          </p>
        )}
      </div>
    </Card>
  );
}
