import { useQuery } from '@tanstack/react-query';
import type { CofundingCall } from '@urzad/contract';
import { dayText, timeText, warsawDate } from '@urzad/domain';
import { EmptyState, type Locale, PageHeading, Pagination, Table, TextLink, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { CALLS_OF_A_PAGE, callPageQuery } from '../api';
import { rankingMessages } from '../messages/ranking';

/** The calls of the office, with the way to their rankings. */
export function CallList() {
  const { calls: words } = useMessages(rankingMessages);
  const heading = useScreen(words.title);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(callPageQuery(page));

  return (
    <>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <div className="u:mt-4 u:grid u:gap-4">
        <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
          {({ data: calls, count }) => (
            <>
              <CallTable calls={calls} />
              {count > CALLS_OF_A_PAGE && (
                <Pagination page={page} pageSize={CALLS_OF_A_PAGE} total={count} onPageChange={setPage} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function CallTable({ calls }: { calls: CofundingCall[] }) {
  const { calls: words } = useMessages(rankingMessages);
  const locale = useLocale();
  const moment = (text: string | null) => (text === null ? '' : dayAndTime(new Date(text), locale));

  return (
    <Table<CofundingCall>
      caption={words.caption}
      rows={calls}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={words.none} />}
      columns={[
        {
          key: 'number',
          header: words.number,
          cell: ({ id, number, name }) => (
            <TextLink href={paths.callRanking(id)} className="u:font-semibold">
              {name || number}
            </TextLink>
          ),
        },
        { key: 'status', header: words.status, cell: ({ status }) => <CallStatusBadge status={status} /> },
        {
          key: 'dates',
          header: words.dates,
          cell: ({ open_from, open_to }) => `${moment(open_from)} – ${moment(open_to)}`,
        },
        {
          key: 'places',
          header: words.places,
          cell: ({ places_in_zone, places_out_zone }) => words.placesText(places_in_zone, places_out_zone),
        },
        {
          key: 'submitted',
          header: words.submitted,
          align: 'end',
          cell: ({ submitted_count }) => submitted_count,
        },
      ]}
    />
  );
}

function dayAndTime(moment: Date, locale: Locale): string {
  return `${dayText(warsawDate(moment), locale)} ${warsawDate(moment).slice(0, 4)}, ${timeText(moment)}`;
}
