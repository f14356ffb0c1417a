import { useQuery } from '@tanstack/react-query';
import type { OfficeCaseRow } from '@urzad/contract';
import { Button, EmptyState, Icon, Link, PageHeading, Pagination } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { LIST_PAGE_COUNT, myCasesQuery, waitingCaseQuery } from '../api';
import { MyCaseTable } from '../components/my-case-table';
import { WaitingCase } from '../components/waiting-case';
import { listMessages } from '../messages/list';

const NO_ROWS: readonly OfficeCaseRow[] = [];

/** The cases of the parent: the one that waits for them first, then all of them. */
export function MyCases() {
  const words = useMessages(listMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(myCasesQuery(page));
  const { data: waiting, isLoading: isWaitingLoading } = useQuery(waitingCaseQuery);
  const isLoading = isPending || isWaitingLoading;
  const isEmpty = data?.count === 0;

  return (
    // The footer waits for the rows: it would visibly move down.
    <div className="u:grid u:gap-6" data-loading-screen={isLoading || undefined}>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={!isLoading && !isEmpty && <WriteButton isPrimary={!waiting} />}
      />
      {waiting && !isLoading && <WaitingCase row={waiting} />}
      {error && !data ? (
        <ScreenFailure error={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <MyCaseTable
          // Another table than the placeholder, which would be seen to move below the folder.
          key={isLoading ? 'loading' : 'loaded'}
          rows={isLoading ? NO_ROWS : (data?.data ?? NO_ROWS)}
          loading={isLoading}
          empty={
            <EmptyState title={words.emptyTitle} action={<WriteButton isPrimary />}>
              {words.empty}
            </EmptyState>
          }
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

function WriteButton({ isPrimary }: { isPrimary: boolean }) {
  const words = useMessages(listMessages);

  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <Link href={paths.officeCaseNew('general')}>
        <Icon of={PenLine} /> {words.write}
      </Link>
    </Button>
  );
}
