import type { RetentionRow } from '@urzad/contract';
import { dateText, type IsoDate } from '@urzad/domain';
import { RETENTION_STATUSES } from '@urzad/grants';
import { Card, DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { PersonOfCard } from '#shared/list/cells';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { RETENTION_ICONS } from '../logic/retention-icons';
import { retentionMessages } from '../messages/retention';
import { useOutcome, usePersonName } from './columns';

/** A person of a list on a phone. */
export function RetentionCard({ row, today }: { row: RetentionRow; today: IsoDate }) {
  const words = useMessages(retentionMessages);
  const locale = useLocale();
  const outcome = useOutcome(today)(row);
  const name = usePersonName()(row);
  const day = (date: IsoDate) => dateText(date, { today, locale });

  return (
    <Card>
      <div className="u:mb-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1">
        {row.person.name ? <PersonOfCard id={row.person.id} name={name} /> : <span>{name}</span>}
        <ObjectStatusBadge statuses={RETENTION_STATUSES} icons={RETENTION_ICONS} status={row.status} />
      </div>
      {outcome && (
        <p lang="pl" className="u:mb-2 u:text-sm u:wrap-anywhere">
          {outcome}
        </p>
      )}
      <DescriptionList
        items={[
          { term: words.signs, value: row.signs.join(', ') },
          { term: words.category, value: row.category },
          { term: words.rodoTo, value: day(row.rodo_to) },
          { term: words.archiveTo, value: day(row.archive_to) },
          { term: words.retentionTo, value: day(row.retention_to) },
        ]}
      />
    </Card>
  );
}
