import { useInfiniteQuery } from '@tanstack/react-query';
import type { AccountEvent } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { Button, Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { eventsKey, findEvents } from '../api';
import { accountPageMessages } from '../messages/account';

/** What the log holds about an account, the newest first. */
export function AccountEvents({ id }: { id: number }) {
  const words = useMessages(accountPageMessages);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: eventsKey(id),
    queryFn: ({ pageParam, signal }) => findEvents(id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, more }) => (more === 'yes' ? events.at(-1)?.id : undefined),
  });
  const events = data?.pages.flatMap((page) => page.events);

  return (
    <Card>
      <h2 className="u:mb-3 u:text-md">{words.events}</h2>
      <Loaded data={events} error={error} onRetry={() => void refetch()} loading={words.loadingEvents}>
        {(shown) => (
          <>
            {shown.length === 0 && <p className="u:text-muted">{words.noEvents}</p>}
            <ul className="u:grid u:gap-2">
              {shown.map((event) => (
                <Event key={event.id} of={event} />
              ))}
            </ul>
            {hasNextPage && (
              <Button
                size="sm"
                className="u:mt-3"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Event({ of: { date, event, person, diff } }: { of: AccountEvent }) {
  const words = useMessages(accountPageMessages);
  const reason = typeof diff?.reason === 'string' ? diff.reason : undefined;

  return (
    <li>
      <p>{words.event(event)}</p>
      <p className="u:text-sm u:wrap-anywhere u:text-muted">
        {[momentText(new Date(date)), person ?? words.system, reason && words.reasonIs(reason)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
