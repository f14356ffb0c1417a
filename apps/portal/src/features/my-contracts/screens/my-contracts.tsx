import { useQuery } from '@tanstack/react-query';
import type { ContractRow } from '@urzad/contract';
import { EmptyState, PageHeading, Pagination } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { LIST_PAGE_COUNT, myContractsQuery } from '../api';
import { ContractRows } from '../components/contract-rows';
import { myContractMessages } from '../messages/contracts';

const NO_ROWS: readonly ContractRow[] = [];

/** The contracts of the participant, the newest first. */
export function MyContracts() {
  const words = useMessages(myContractMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(myContractsQuery(page));

  return (
    // The footer waits for the rows: it would visibly move down.
    <div className="u:grid u:gap-6" data-loading-screen={isPending || undefined}>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      {error && !data ? (
        <ScreenFailure error={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <ContractRows
          key={isPending ? 'loading' : 'loaded'}
          rows={data?.data ?? NO_ROWS}
          loading={isPending}
          empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
        />
      )}
      {data && data.count > LIST_PAGE_COUNT && (
        <Pagination
          page={page}
          pageSize={LIST_PAGE_COUNT}
          total={data.count}
          onPageChange={(next) => setSearch({ page: String(next) })}
        />
      )}
    </div>
  );
}
