import type { RegistrationRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { RegistrationStatusBadge, Table, type TableColumn, type TableSort } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import { queueMessages } from '../messages';
import type { QueuePlace, QueueTab } from '../queue-place';
import { QueueCard } from './queue-card';
import { ChildrenText, CorrectionDeadline, MonthlyAmount, NumberLink, SentOn } from './queue-cells';

export interface QueueTableProps {
  rows: readonly RegistrationRow[];
  place: QueuePlace;
  today: IsoDate;
  loading: boolean;
  empty: ReactNode;
  onSortChange: (sort: TableSort) => void;
}

export function QueueTable({ rows, place, today, loading, empty, onSortChange }: QueueTableProps) {
  const words = useMessages(queueMessages);
  const columns = useColumns(place, today);

  return (
    <Table
      caption={words.tabs[place.tab]}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sort={place.sort}
      onSortChange={onSortChange}
      loading={loading}
      empty={empty}
      density={place.density}
      card={(row) => <QueueCard row={row} place={place} today={today} />}
    />
  );
}

/** Tabs whose rows belong to different people say whose they are. */
const WITH_LEAD: readonly QueueTab[] = ['to_correct', 'scored', 'all'];

function useColumns(place: QueuePlace, today: IsoDate): TableColumn<RegistrationRow>[] {
  const words = useMessages(queueMessages);
  return [
    {
      key: 'number',
      header: words.number,
      sortable: true,
      cell: (row) => (
        <TwoLines
          first={<NumberLink row={row} place={place} />}
          second={<SentOn row={row} today={today} />}
        />
      ),
    },
    {
      key: 'lastname',
      header: words.applicant,
      sortable: true,
      cell: (row) => (
        <TwoLines
          first={<span className="font-semibold">{`${row.firstname} ${row.lastname}`}</span>}
          second={<ChildrenText row={row} today={today} />}
        />
      ),
    },
    { key: 'city', header: words.city, cell: ({ city }) => city },
    { key: 'monthly', header: words.monthly, align: 'end', cell: (row) => <MonthlyAmount row={row} /> },
    {
      key: 'correction_to',
      header: words.deadline,
      sortable: true,
      cell: (row) => <CorrectionDeadline row={row} today={today} />,
    },
    {
      key: 'status',
      header: words.status,
      cell: ({ status, owner }) => (
        <TwoLines
          first={<RegistrationStatusBadge status={status} />}
          second={WITH_LEAD.includes(place.tab) && (owner ? words.lead(owner.name) : words.nobody)}
        />
      ),
    },
  ];
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="block text-xs text-muted">{second}</span>}
    </>
  );
}
