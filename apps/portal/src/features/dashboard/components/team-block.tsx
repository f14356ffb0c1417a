import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type OverdueRow, pathOfObject, refOf, TEAM_PAGE_COUNT } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button, Card, Table, type TableColumn } from '@urzad/ui';
import { useState } from 'react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { termMessages } from '#shared/entities/terms/term-messages';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink, TwoLines } from '#shared/list/cells';
import { Block, NothingHere } from '#shared/screen/block';
import { Loaded } from '#shared/screen/loaded';
import { teamQuery } from '../api';
import { dashboardMessages } from '../messages/dashboard';

/** The work of the office whose term has passed, for who may hand it on. */
export function TeamBlock({ today }: { today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...teamQuery(page), placeholderData: keepPreviousData });
  const columns = useColumns(today);
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / TEAM_PAGE_COUNT));
  // The rows became fewer while a later page was open.
  if (data && page > pages) setPage(pages);

  return (
    <Block
      title={words.team}
      beside={data && <span className="u:text-sm u:text-muted">{words.ofOpen(data.count, data.open)}</span>}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {({ data: rows, count }) =>
          count === 0 ? (
            <NothingHere>{words.nothingLate}</NothingHere>
          ) : (
            <Table
              caption={words.team}
              columns={columns}
              rows={rows}
              rowKey={({ code, id }) => `${code} ${id}`}
              density="dense"
              card={(row) => <OverdueCard row={row} today={today} />}
            />
          )
        }
      </Loaded>
      {pages > 1 && (
        <div className="u:flex u:flex-wrap u:items-center u:gap-3">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.earlier}
          </Button>
          <span role="status" className="u:text-sm u:text-muted">
            {words.pageOf(page, pages)}
          </span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {words.later}
          </Button>
        </div>
      )}
    </Block>
  );
}

function hrefOf({ obj_type, id }: OverdueRow): string {
  return pathOfObject(refOf(obj_type, id));
}

function useColumns(today: IsoDate): TableColumn<OverdueRow>[] {
  const words = useMessages(dashboardMessages);
  const { terms } = useMessages(termMessages);

  return [
    {
      key: 'number',
      header: words.number,
      cell: (row) => <NumberLink href={hrefOf(row)} number={row.number} />,
    },
    {
      key: 'what',
      header: words.what,
      cell: ({ code, person }) => (
        <TwoLines first={<strong className="u:font-semibold">{terms[code]}</strong>} second={person} />
      ),
    },
    { key: 'owner', header: words.owner, cell: ({ owner }) => owner?.name ?? words.nobody },
    { key: 'term', header: words.term, cell: ({ due }) => <DaysLeft due={due} today={today} /> },
  ];
}

function OverdueCard({ row, today }: { row: OverdueRow; today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const { terms } = useMessages(termMessages);
  const { code, number, person, owner, due } = row;

  return (
    <Card className="u:grid u:gap-0.5 u:text-sm">
      <NumberLink href={hrefOf(row)} number={number} />
      <span>
        <DaysLeft due={due} today={today} />
      </span>
      <span>{person ? `${terms[code]} · ${person}` : terms[code]}</span>
      <span className="u:text-xs u:text-muted">{words.ledBy(owner?.name ?? words.nobody)}</span>
    </Card>
  );
}
