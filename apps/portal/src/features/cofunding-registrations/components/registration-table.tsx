import type { RegistrationRow } from '@urzad/contract';
import { DescriptionList, FolderCard, Table } from '@urzad/ui';
import type { ReactNode } from 'react';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { usePrefersRows } from '#shared/list/use-prefers-rows';
import { registrationMessages } from '../messages/registrations';
import { useRegistrationColumns } from './columns';
import { Care, Children, Monthly, RowAction, type RowProps, Sent, StatusNotes } from './registration-cells';

export interface RegistrationTableProps {
  rows: readonly RegistrationRow[];
  loading: boolean;
  empty: ReactNode;
}

export function RegistrationTable({ rows, loading, empty }: RegistrationTableProps) {
  const { list: words } = useMessages(registrationMessages);
  const isList = usePrefersRows();
  const columns = useRegistrationColumns();

  return (
    <Table
      caption={loading ? words.loading : words.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      loading={loading}
      empty={empty}
      card={(row) => <RegistrationCard row={row} />}
      cardsUpTo={isList ? 'never' : 'tablet'}
    />
  );
}

function RegistrationCard({ row }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const number = useShownNumber(row.number);

  return (
    <FolderCard number={number}>
      <div className="u:grid u:gap-3">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
          <div className="u:min-w-0">
            <Children row={row} />
            <Care row={row} />
          </div>
          <RegistrationStatusBadge status={row.status} />
        </div>
        <DescriptionList
          layout="line"
          items={[
            { term: words.sent, value: <Sent row={row} /> },
            { term: words.monthly, value: <Monthly row={row} /> },
          ]}
        />
        <StatusNotes row={row} />
        <div className="u:grid">
          <RowAction row={row} />
        </div>
      </div>
    </FolderCard>
  );
}
