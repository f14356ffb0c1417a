import { useQuery } from '@tanstack/react-query';
import type { CallRanking, RankingRow } from '@urzad/contract';
import { dayText, exactTimeText, warsawDate } from '@urzad/domain';
import { type RankingList, shownNumber } from '@urzad/grants';
import { Pagination, PriceText, Table, TextLink, useLocale } from '@urzad/ui';
import { useId, useState } from 'react';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ROWS_OF_A_PAGE, rankingRowsQuery, versionOf } from '../api';
import { rankingMessages } from '../messages/ranking';
import { RankingTies } from './ranking-ties';

export interface RankingRowsProps {
  /** Id of the call. */
  id: number;
  list: RankingList;
  proposal: NonNullable<CallRanking['proposal']>;
}

/** One list in its order: who has a place, who waits, who has none, and what decided between equal points. */
export function RankingRows({ id, list, proposal }: RankingRowsProps) {
  const words = useMessages(rankingMessages);
  const titleId = useId();
  const [page, setPage] = useState(1);
  const version = versionOf(proposal);
  const { data, error, refetch } = useQuery(rankingRowsQuery({ id, list, page, version }));

  return (
    <section aria-labelledby={titleId} className="u:grid u:gap-3">
      <div className="u:part">
        <h2 id={titleId} className="u:text-xl">
          {words.lists[list]}
        </h2>
        <p className="u:text-sm u:text-muted">{words.order}</p>
      </div>
      {error ? (
        <ScreenFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <RowTable list={list} rows={data?.data} />
          {data && <RankingTies rows={data.data} />}
          {data && data.count > ROWS_OF_A_PAGE && (
            <Pagination page={page} pageSize={ROWS_OF_A_PAGE} total={data.count} onPageChange={setPage} />
          )}
        </>
      )}
    </section>
  );
}

function RowTable({ list, rows }: { list: RankingList; rows: RankingRow[] | undefined }) {
  const words = useMessages(rankingMessages);
  const locale = useLocale();

  return (
    <Table<RankingRow>
      caption={words.lists[list]}
      rows={rows ?? []}
      loading={!rows}
      rowKey={({ id_registration }) => String(id_registration)}
      cardsUpTo="tablet"
      empty={<p className="u:text-muted">{words.noRows}</p>}
      columns={[
        {
          key: 'place',
          header: words.place,
          align: 'end',
          cell: ({ rank_no, result }) => {
            if (rank_no === null) return <span className="u:text-muted">{words.noPlace}</span>;
            return result === 'reserve' ? `R${rank_no}` : rank_no;
          },
        },
        {
          key: 'application',
          header: words.application,
          cell: ({ id_registration, number, name, city }) => (
            <>
              <TextLink href={paths.registration(id_registration)} className="u:file-number u:font-semibold">
                {shownNumber(number, locale)}
              </TextLink>
              <span lang="pl" className="u:block u:text-xs u:text-muted">
                {name}, {city}
              </span>
            </>
          ),
        },
        {
          key: 'points',
          header: words.points,
          cell: ({ points, criteria }) => (
            <>
              <span className="u:figures u:font-semibold">{points}</span>{' '}
              <span className="u:text-xs u:text-muted">
                {criteria
                  .filter(({ points: given }) => given > 0)
                  .map(({ code, points: given }) => `${code} ${given}`)
                  .join(', ')}
              </span>
            </>
          ),
        },
        {
          key: 'sent',
          header: words.sent,
          cell: ({ send_date }) => <ExactMoment of={send_date} />,
        },
        {
          key: 'cost',
          header: words.cost,
          align: 'end',
          cell: ({ cost }) => <PriceText amount={cost} align="end" />,
        },
        {
          key: 'result',
          header: words.result,
          cell: ({ result }) => <RegistrationStatusBadge status={result} />,
        },
      ]}
    />
  );
}

/** The millisecond may decide, so it is shown. */
function ExactMoment({ of }: { of: string }) {
  const moment = new Date(of);
  const locale = useLocale();

  return (
    <>
      <span className="u:figures u:block">{exactTimeText(moment)}</span>
      <span className="u:block u:text-xs u:text-muted">{dayText(warsawDate(moment), locale)}</span>
    </>
  );
}
