import type { DocumentRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { DOCUMENT_STATUSES, logObjectName } from '@urzad/grants';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { PresenceMark } from '#shared/presence/presence';
import { type DocumentLocation, documentHref } from '../logic/document-list';
import { DOCUMENT_STATUS_ICONS } from '../logic/document-status-icons';
import { useKindText } from '../logic/kinds-of-tab';

interface DocumentCardProps {
  row: DocumentRow;
  location: DocumentLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function DocumentCard({ row, location, today }: DocumentCardProps) {
  const locale = useLocale();
  const kindText = useKindText(location.tab);
  const about = [logObjectName(row.obj_type, locale), row.obj_number ?? ''].filter(Boolean).join(' ');

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <TextLink href={documentHref(row, location)}>
          <span className="u:wrap-anywhere">{row.number ?? row.name}</span>
        </TextLink>
        <span>{dateText(warsawDate(new Date(row.create_date)), { today, locale })}</span>
      </div>
      <p className="u:mt-1">{kindText(row.kind)}</p>
      {row.title && (
        <p className="u:text-sm" lang="pl">
          {row.title}
        </p>
      )}
      <p className="u:text-sm u:text-muted">{about}</p>
      <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-3 u:text-sm">
        <span lang="pl">{row.person}</span>
        <PresenceMark id={row.id_user} />
      </p>
      {row.status && (
        <p className="u:mt-2 u:flex">
          <ObjectStatusBadge statuses={DOCUMENT_STATUSES} icons={DOCUMENT_STATUS_ICONS} status={row.status} />
        </p>
      )}
    </Card>
  );
}
