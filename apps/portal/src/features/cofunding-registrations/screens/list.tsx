import { useQuery } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import { Button, EmptyState, Icon, Link, PageHeading, Pagination } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { businessNow, useBusinessTime } from '../../../shared/business-time';
import { ScreenFailure } from '../../../shared/failures/screen-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useScreen } from '../../../shared/screen/use-screen';
import { LIST_PAGE_COUNT, listQuery } from '../api';
import { registrationMessages } from '../messages';
import { RegistrationTable } from '../parts/registration-table';
import { WaitingFolder } from '../parts/waiting-folder';
import { mostUrgent } from '../waiting';

/** My registrations: what needs me first, then all of them to look things up. */
export function List() {
  const { list: words } = useMessages(registrationMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(listQuery(page));
  const urgent = useMostUrgent(data?.data ?? []);
  const isEmpty = data?.count === 0;

  return (
    <div className="grid gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={data && !isEmpty && words.lead(data.count)}
        actions={!isEmpty && <StartButton isPrimary={data !== undefined && !urgent} />}
      />
      {urgent && <WaitingFolder row={urgent} />}
      {error && !data ? (
        <ScreenFailure error={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <RegistrationTable
          rows={data?.data ?? []}
          loading={isPending}
          empty={
            <EmptyState title={words.emptyTitle} action={<StartButton isPrimary />}>
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

function useMostUrgent(rows: readonly RegistrationRow[]) {
  const id = useBusinessTime((now) => mostUrgent(rows, now)?.id);

  return mostUrgent(
    rows.filter((row) => row.id === id),
    businessNow(),
  );
}

function StartButton({ isPrimary }: { isPrimary: boolean }) {
  const { list: words } = useMessages(registrationMessages);

  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <Link href={paths.registrationStart}>
        <Icon of={Plus} /> {words.start}
      </Link>
    </Button>
  );
}
