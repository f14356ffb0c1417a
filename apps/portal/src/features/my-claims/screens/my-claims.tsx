import { useQuery } from '@tanstack/react-query';
import type { ClaimRow, Member } from '@urzad/contract';
import { Button, EmptyState, Link, PageHeading, Pagination } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { LoadFailure } from '#shared/failures/load-failure';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { LIST_PAGE_COUNT, myClaimsQuery, waitingClaimsQuery } from '../api';
import { ClaimRows } from '../components/list/claim-rows';
import { WaitingMonthCard } from '../components/list/waiting-month-card';
import { waitingMonths } from '../logic/waiting-months';
import { claimListMessages } from '../messages/claim-list';

const NO_ROWS: readonly ClaimRow[] = [];

/** The months that wait for the parent first, then all claims. */
export function MyClaims() {
  const words = useMessages(claimListMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const claims = useQuery(myClaimsQuery(page));
  const waiting = useQuery(waitingClaimsQuery);
  const member = useQuery(ownMemberQuery);
  const today = useBusinessToday();
  const isLoading = claims.isPending || waiting.isLoading || member.isLoading || !today;
  // Without one of them the months that wait would be wrong, or silently missing.
  const failed = [waiting, member].find(({ data, error }) => error && data === undefined);
  const months = isLoading || failed ? [] : waitingMonths(member.data ?? null, waiting.data ?? NO_ROWS);

  function retry() {
    for (const query of [claims, waiting, member]) if (query.error) void query.refetch();
  }

  return (
    // The footer waits for the rows: it would visibly move down.
    <div className="u:grid u:gap-6" data-loading-screen={isLoading || undefined}>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      {today && months.length > 0 && (
        <section aria-label={words.dueTitle} className="u:grid u:gap-5">
          {months.map((month, at) => (
            <WaitingMonthCard
              key={`${month.id_grant} ${month.month}`}
              waiting={month}
              today={today}
              isFirst={at === 0}
            />
          ))}
        </section>
      )}
      {failed && claims.data && <LoadFailure error={failed.error} title={words.dueFailed} onRetry={retry} />}
      {claims.error && !claims.data ? (
        <ScreenFailure error={claims.error} title={words.failed} onRetry={retry} />
      ) : (
        <ClaimRows
          key={isLoading ? 'loading' : 'loaded'}
          rows={isLoading ? NO_ROWS : (claims.data?.data ?? NO_ROWS)}
          loading={isLoading}
          empty={!failed && <NoClaims member={member.data ?? null} hasDue={months.length > 0} />}
        />
      )}
      {claims.data && claims.data.count > LIST_PAGE_COUNT && (
        <Pagination
          page={page}
          pageSize={LIST_PAGE_COUNT}
          total={claims.data.count}
          onPageChange={(next) => setSearch({ page: String(next) })}
        />
      )}
    </div>
  );
}

/** What to do, by where the parent stands. */
function NoClaims({ member, hasDue }: { member: Member | null; hasDue: boolean }) {
  const words = useMessages(claimListMessages);
  const text = hasDue ? words.emptyDue : member ? words.emptyMember : words.emptyNone;

  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        !hasDue && (
          <Button asChild>
            <Link href={member ? paths.memberShow : paths.registrations}>
              {member ? words.toPanel : words.toRegistrations}
            </Link>
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
