import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import {
  type QueueLocation,
  queueFilter,
  queueKey,
  queueList,
} from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import { queueMessages } from '../messages/queue';
import { HIDDEN_COLUMNS, useQueueColumns } from './columns';
import { QueueCard } from './queue-card';
import { registrationHref } from './queue-cells';
import { useQueueSelection } from './use-queue-selection';

interface QueueTableProps {
  location: QueueLocation;
  presentCall: number | undefined;
  today: IsoDate;
  onLocationChange: (location: QueueLocation) => void;
}

/** One page of the queue. */
export function QueueTable({ location, presentCall, today, onLocationChange }: QueueTableProps) {
  const words = useMessages(queueMessages);
  const columns = useQueueColumns(location, today);
  const filter = queueFilter(location, presentCall);
  const page = useQuery(listPageQuery(queueList.endpoint, queueKey, filter));
  const total = page.data?.count ?? 0;
  const { selection, outcome } = useQueueSelection({ location, filter, total });

  return (
    <>
      {outcome}
      <ListTable
        list={queueList}
        location={location}
        onLocationChange={onLocationChange}
        page={page}
        loadAll={() => wholeList(queueList.endpoint, filter)}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        selection={selection}
        rowHref={(row) => registrationHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={<QueueEmpty location={location} total={total} />}
        card={(row) => <QueueCard row={row} location={location} today={today} />}
      />
    </>
  );
}

function QueueEmpty({ location, total }: { location: QueueLocation; total: number }) {
  const words = useMessages(queueMessages);

  return (
    <ListEmpty
      {...words.empty[location.tab]}
      list={queueList}
      location={location}
      total={total}
      searchHint={words.nothingFoundHint}
      action={
        location.tab === 'mine' && (
          <TextLink variant="standalone" href={queueList.hrefOf({ ...location, page: 1, tab: 'unassigned' })}>
            {words.goToUnassigned}
          </TextLink>
        )
      }
    />
  );
}
