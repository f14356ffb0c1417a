import { type AnswerOf, type CofundingCall, callRankings, type PublishedRow } from '@urzad/contract';
import { formatBytes, longDateText, warsawDate } from '@urzad/domain';
import { shownNumber } from '@urzad/grants';
import { Pagination, Table, TextLink, useLocale } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { aboutMessages } from '../messages/about';

const ROWS_OF_A_PAGE = 50;

/** A published list: numbers of applications, and nothing about a person. */
export function PublishedResults({ call }: { call: CofundingCall }) {
  const { published: words } = useMessages(aboutMessages);
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, retry } = usePage(call.id, page);
  if (error) return <ScreenFailure error={error} onRetry={retry} />;

  return (
    <div className="u:grid u:gap-3">
      {call.list_date && (
        <p className="u:text-sm u:text-muted">
          <span className="u:part">
            {words.version(longDateText(warsawDate(new Date(call.list_date)), locale), call.list_version)}
          </span>{' '}
          {data?.document && (
            <TextLink href={data.document.url} hrefLang="pl">
              {words.document(formatBytes(data.document.size, locale))}
            </TextLink>
          )}
        </p>
      )}
      <Table<PublishedRow>
        caption={words.caption(call.number)}
        rows={data?.rows ?? []}
        loading={!data}
        rowKey={({ number }) => number}
        density="dense"
        columns={[
          {
            key: 'number',
            header: words.number,
            cell: ({ number }) => <span className="u:file-number">{shownNumber(number, locale)}</span>,
          },
          { key: 'points', header: words.points, align: 'end', cell: ({ points }) => points },
          { key: 'list', header: words.list, cell: ({ list }) => words.lists[list] },
          {
            key: 'result',
            header: words.result,
            cell: ({ result, rank_no }) => (
              <span className="u:inline-flex u:flex-wrap u:items-center u:gap-x-2">
                <RegistrationStatusBadge status={result} />
                {rank_no !== null && <span className="u:text-muted">{words.place(rank_no)}</span>}
              </span>
            ),
          },
        ]}
      />
      {data && data.count > ROWS_OF_A_PAGE && (
        <Pagination page={page} pageSize={ROWS_OF_A_PAGE} total={data.count} onPageChange={setPage} />
      )}
    </div>
  );
}

interface Page {
  rows: PublishedRow[];
  count: number;
  document: AnswerOf<typeof callRankings.results>['document'];
}

/** Public pages have no cache of answers, so one page is asked for as it is shown. */
function usePage(id: number, page: number) {
  const [shown, setShown] = useState<{ data?: Page; error?: unknown }>({});
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    const stop = new AbortController();
    request(callRankings.results, { query: { id, page, page_count: ROWS_OF_A_PAGE }, signal: stop.signal })
      .then(({ data: rows, count, document }) => setShown({ data: { rows, count, document } }))
      .catch((error) => stop.signal.aborted || setShown({ error }));
    return () => stop.abort();
  }, [id, page, tries]);

  return { ...shown, retry: () => setTries(tries + 1) };
}
