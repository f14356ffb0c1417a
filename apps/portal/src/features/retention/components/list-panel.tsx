import { useQuery } from '@tanstack/react-query';
import type { RetentionList } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { RETENTION_LIST_STATUSES } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { Loaded } from '#shared/screen/loaded';
import { listsQuery } from '../api';
import { RETENTION_LIST_ICONS } from '../logic/retention-icons';
import { retentionMessages } from '../messages/retention';
import { ListDecisions } from './list-decisions';

interface ListPanelProps {
  today: IsoDate;
  /** What stands below it. It is shown with the list: the panel would push it down. */
  children: ReactNode;
}

/** The newest list, on which the inspector decides; nothing while there has been none. */
export function ListPanel({ today, children }: ListPanelProps) {
  const words = useMessages(retentionMessages);
  const { data, error, refetch } = useQuery(listsQuery);

  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
      {([newest]) => (
        <div className="u:grid u:grid-cols-1 u:gap-4">
          {newest && <ListCard key={newest.id} list={newest} today={today} />}
          {children}
        </div>
      )}
    </Loaded>
  );
}

function ListCard({ list, today }: { list: RetentionList; today: IsoDate }) {
  const words = useMessages(retentionMessages);
  const locale = useLocale();
  const day = (moment: string) => dateText(warsawDate(new Date(moment)), { today, locale });
  const { counts, status, consent, reason, officer, decided_date } = list;
  const told = [
    counts.proposed + counts.approved > 0 && words.going(counts.proposed + counts.approved),
    counts.kept > 0 && words.staying(counts.kept),
    counts.erased > 0 && words.gone(counts.erased),
    consent && words.consentOf(consent),
    officer && decided_date && words.decidedBy(officer.name, day(decided_date)),
    status === 'approved' && words.runSoon,
  ].filter((sentence) => sentence !== false && sentence !== '' && sentence !== null);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:gap-x-4 u:gap-y-1">
        <h2 className="u:text-md">{words.listOf(day(list.create_date))}</h2>
        <ObjectStatusBadge statuses={RETENTION_LIST_STATUSES} icons={RETENTION_LIST_ICONS} status={status} />
      </div>
      {status === 'prepared' && <p className="u:mt-2 u:measure">{words.listHint}</p>}
      <p className="u:mt-2 u:wrap-anywhere">{told.join(' ')}</p>
      {reason && (
        <p className="u:mt-2 u:wrap-anywhere">
          <span lang="pl">{words.reasonOf(reason)}</span>
        </p>
      )}
      {list.steps.length > 0 && <ListDecisions list={list} />}
    </Card>
  );
}
