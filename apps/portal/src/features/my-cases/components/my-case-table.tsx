import type { OfficeCaseRow } from '@urzad/contract';
import { Button, DescriptionList, FolderCard, Link, Table } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { usePrefersRows } from '#shared/list/use-prefers-rows';
import { paths } from '#shared/paths';
import { listMessages } from '../messages/list';
import { AnswerBy, CaseStatus, CaseSubject, LastDate } from './case-cells';
import { useCaseColumns } from './columns';

export interface MyCaseTableProps {
  rows: readonly OfficeCaseRow[];
  loading: boolean;
  empty: ReactNode;
}

export function MyCaseTable({ rows, loading, empty }: MyCaseTableProps) {
  const words = useMessages(listMessages);
  const isList = usePrefersRows();
  const columns = useCaseColumns();

  return (
    <Table
      caption={loading ? words.loading : words.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loading={loading}
      empty={empty}
      card={(row) => <CaseCard row={row} />}
      cardsUpTo={isList ? 'never' : 'tablet'}
    />
  );
}

function CaseCard({ row }: { row: OfficeCaseRow }) {
  const words = useMessages(listMessages);

  return (
    <FolderCard number={row.sign}>
      <div className="u:grid u:gap-3">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
          <CaseSubject row={row} />
          <CaseStatus row={row} />
        </div>
        <DescriptionList
          layout="line"
          items={[
            { term: words.answer, value: <AnswerBy row={row} /> },
            { term: words.last, value: <LastDate row={row} /> },
          ]}
        />
        <Button asChild size="sm" block>
          <Link href={paths.officeCase(row.id)}>
            {words.open}
            <span className="u:sr-only"> {row.sign}</span>
          </Link>
        </Button>
      </div>
    </FolderCard>
  );
}
