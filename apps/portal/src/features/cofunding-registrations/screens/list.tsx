import { useQuery } from '@tanstack/react-query';
import type { CofundingCall, RegistrationRow } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/grants';
import { Button, EmptyState, Icon, Link, PageHeading, Pagination } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { businessNow, useBusinessTime } from '#shared/business-time';
import { callsQuery } from '#shared/entities/cofunding-calls/calls-query';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { findTaken } from '#shared/entities/registrations/find-taken';
import { mostUrgent } from '#shared/entities/registrations/most-urgent';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { LIST_PAGE_COUNT, listQuery } from '../api';
import { RegistrationTable } from '../components/registration-table';
import { WaitingFolder } from '../components/waiting-folder';
import { countWaiting } from '../logic/waiting';
import { registrationMessages } from '../messages/registrations';

const NO_ROWS: readonly RegistrationRow[] = [];
const NO_CALLS: readonly CofundingCall[] = [];

/** The registrations of the parent: the most urgent one first, then all of them. */
export function List() {
  const { list: words } = useMessages(registrationMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(listQuery(page));
  const rows = data?.data ?? NO_ROWS;
  const { isKnown, canBegin } = useBeginning();
  const first = useMostUrgent(isPending || !isKnown ? NO_ROWS : rows);
  const isLoading = useIsAskedUnknown(first) || isPending || !isKnown;
  const urgent = isLoading ? undefined : first;
  const waiting = useBusinessTime((now) => countWaiting(rows, now));
  // With several pages only one of them is loaded.
  const isWhole = data !== undefined && data.count <= LIST_PAGE_COUNT;
  const isEmpty = data?.count === 0;
  const setDeleted = useFocusAfterDeletion(rows, heading);

  return (
    // The footer waits for the rows: it would visibly move down.
    <div className="u:grid u:gap-6" data-loading-screen={isLoading || undefined}>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={data && !isLoading && !isEmpty && words.lead(data.count, isWhole ? waiting : 0)}
        actions={!isEmpty && canBegin && <StartButton isPrimary={!urgent} />}
      />
      {urgent && <WaitingFolder key={urgent.id} row={urgent} onDeleted={setDeleted} />}
      {error && !data ? (
        <ScreenFailure error={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <RegistrationTable
          // Another table than the placeholder, which would be seen to move below the folder.
          key={isLoading ? 'loading' : 'loaded'}
          rows={isLoading ? NO_ROWS : rows}
          loading={isLoading}
          empty={
            <EmptyState title={words.emptyTitle} action={canBegin && <StartButton isPrimary />}>
              {words.empty}
            </EmptyState>
          }
        />
      )}
      {data && !isWhole && (
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

/** The folder of a deleted draft is removed, so the focus is moved. */
function useFocusAfterDeletion(
  rows: readonly RegistrationRow[],
  heading: RefObject<HTMLHeadingElement | null>,
): (id: number) => void {
  const [deleted, setDeleted] = useState<number>();
  const isGone = rows.some(({ id, status }) => id === deleted && status === 'cancelled');

  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone, heading]);
  return setDeleted;
}

/** The folder of a correction says what the office asks for; it would move the rows when that came later than they. */
function useIsAskedUnknown(urgent: { id: number; status: string } | undefined): boolean {
  const enabled = urgent?.status === 'to_correct';

  // Without a connection nothing is asked, and nothing waits for it.
  return useQuery({ ...registrationQuery(urgent?.id ?? 0), enabled }).isLoading;
}

function useMostUrgent(rows: readonly RegistrationRow[]) {
  const id = useBusinessTime((now) => mostUrgent(rows, now)?.id);

  return mostUrgent(
    rows.filter((row) => row.id === id),
    businessNow(),
  );
}

/**
 * Whether a call accepts applications, and none of the parent's prevents another one: the newest are on the first
 * page. A failure to load the calls leaves only the button away.
 */
function useBeginning(): { isKnown: boolean; canBegin: boolean } {
  const newest = useQuery(listQuery(1));
  const calls = useQuery(callsQuery);
  const call = useCurrentCall(calls.data?.data ?? NO_CALLS);
  const accepting = call && acceptsDrafts(call.status) ? call : undefined;
  const canBegin = newest.data && accepting && findTaken(newest.data.data, accepting) === undefined;

  return { isKnown: !newest.isPending && !calls.isPending, canBegin: canBegin ?? false };
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
