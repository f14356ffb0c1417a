import { useQuery } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { DataTable } from '@urzad/ui/data-table';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import {
  filterOf,
  isArranged,
  locationQuery,
  QUEUE_PAGE_SIZE,
  type QueueLocation,
} from '#shared/queue/queue-location';
import { tablePresetPort } from '#shared/table-presets';
import { queueQuery, wholeQueue } from '../api';
import { useQueueView } from '../logic/use-queue-view';
import { queueMessages } from '../messages';
import { QueueCard } from './queue-card';
import { QueueEmpty } from './queue-empty';
import { useQueueColumns } from './use-queue-columns';
import { useQueueSelection } from './use-queue-selection';

const NO_ROWS: readonly RegistrationRow[] = [];

interface QueueTableProps {
  location: QueueLocation;
  presentCall: number | undefined;
  today: IsoDate;
  onLocationChange: (location: QueueLocation) => void;
}

/** One page of the queue, sorted and filtered by the server. */
export function QueueTable({ location, presentCall, today, onLocationChange }: QueueTableProps) {
  const words = useMessages(queueMessages);
  const textOf = useFailureText();
  const navigate = useNavigate();
  const columns = useQueueColumns(location, today);
  const [view, arrange] = useQueueView(location, onLocationChange);
  const filter = filterOf(location, presentCall);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(queueQuery(filter));
  const total = data?.count ?? 0;
  const { selection, outcome } = useQueueSelection({ location, filter, total });
  // An address with an order or filters of its own: no saved view replaces it.
  const [keepsArrangement] = useState(() => isArranged(location));
  const presets = { port: tablePresetPort, tableCode: 'cofundingregistration', keepsArrangement };
  const failure = error && !data ? { text: textOf(error), onRetry: () => void refetch() } : undefined;

  return (
    <>
      {outcome}
      <DataTable
        caption={words.tabs[location.tab]}
        columns={columns}
        rows={data?.data ?? NO_ROWS}
        rowKey={({ id }) => String(id)}
        view={view}
        onViewChange={arrange}
        remote={{
          total,
          page: location.page,
          pageSize: QUEUE_PAGE_SIZE,
          onPageChange: (page) => onLocationChange({ ...location, page }),
          loadAll: () => wholeQueue(filter),
        }}
        presets={presets}
        selection={selection}
        onRowOpen={({ id }) => navigate(paths.registration(id) + locationQuery(location))}
        exportName={words.exportName}
        failure={failure}
        labels={{ failed: words.loadTitle }}
        loading={isPending || isPlaceholderData}
        empty={<QueueEmpty location={location} total={total} />}
        card={(row) => <QueueCard row={row} location={location} today={today} />}
      />
    </>
  );
}
