import { useQuery } from '@tanstack/react-query';
import type { TicketRow } from '@urzad/contract';
import { dateText, warsawDate } from '@urzad/domain';
import { TICKET_STATUSES } from '@urzad/grants';
import {
  Button,
  EmptyState,
  FolderCard,
  Icon,
  Link,
  PageHeading,
  Pagination,
  Table,
  useLocale,
} from '@urzad/ui';
import { LifeBuoy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink } from '#shared/list/cells';
import { usePrefersRows } from '#shared/list/use-prefers-rows';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { LIST_PAGE_COUNT, myTicketsQuery } from '../api';
import { TICKET_STATUS_ICONS } from '../logic/ticket-status-icons';
import { ticketListMessages } from '../messages/list';

const NO_ROWS: readonly TicketRow[] = [];

/** What this person asked the help desk. */
export function MyTickets() {
  const words = useMessages(ticketListMessages);
  const heading = useScreen(words.mineTitle);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(myTicketsQuery(page));
  const isEmpty = data?.count === 0;
  const isList = usePrefersRows();

  return (
    // The footer waits for the rows: it would visibly move down.
    <div className="u:grid u:gap-6" data-loading-screen={isPending || undefined}>
      <PageHeading
        ref={heading}
        title={words.mineTitle}
        lead={words.mineLead}
        actions={!isPending && !isEmpty && <AskButton />}
      />
      {error && !data ? (
        <ScreenFailure error={error} title={words.loadTitle} onRetry={() => void refetch()} />
      ) : (
        <Table
          key={isPending ? 'loading' : 'loaded'}
          caption={isPending ? words.mineLoading : words.own}
          columns={[
            { key: 'number', header: words.number, cell: (row) => <TicketNumber row={row} /> },
            { key: 'topic', header: words.topic, cell: (row) => <Topic row={row} /> },
            { key: 'status', header: words.status, cell: (row) => <Status row={row} /> },
            { key: 'last', header: words.last, cell: (row) => <LastDate row={row} /> },
          ]}
          rows={data?.data ?? NO_ROWS}
          rowKey={({ id }) => String(id)}
          loading={isPending}
          empty={
            <EmptyState title={words.mineEmpty} action={<AskButton />}>
              {words.mineEmptyText}
            </EmptyState>
          }
          card={(row) => <TicketFolder row={row} />}
          cardsUpTo={isList ? 'never' : 'tablet'}
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

function AskButton() {
  const words = useMessages(ticketListMessages);

  return (
    <Button asChild variant="primary">
      <Link href={paths.ticketNew}>
        <Icon of={LifeBuoy} /> <span>{words.askOwn}</span>
      </Link>
    </Button>
  );
}

interface CellProps {
  row: TicketRow;
}

function TicketNumber({ row }: CellProps) {
  return <NumberLink href={paths.ticket(row.id)} number={row.number} />;
}

function Topic({ row: { title, unread } }: CellProps) {
  const words = useMessages(ticketListMessages);

  return (
    <>
      <span lang="pl" className="u:wrap-anywhere">
        {title}
      </span>
      {unread > 0 && <strong className="u:block u:text-sm">{words.newLetters(unread)}</strong>}
    </>
  );
}

function Status({ row: { status } }: CellProps) {
  return <ObjectStatusBadge statuses={TICKET_STATUSES} icons={TICKET_STATUS_ICONS} status={status} />;
}

function LastDate({ row: { last_date } }: CellProps) {
  const locale = useLocale();
  const today = useBusinessToday();

  return <>{today && dateText(warsawDate(new Date(last_date)), { today, locale })}</>;
}

function TicketFolder({ row }: CellProps) {
  const words = useMessages(ticketListMessages);

  return (
    <FolderCard number={row.number}>
      <div className="u:grid u:gap-3">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
          <div>
            <Topic row={row} />
          </div>
          <Status row={row} />
        </div>
        <p className="u:text-sm u:text-muted">
          <LastDate row={row} />
        </p>
        <Button asChild size="sm" block>
          <Link href={paths.ticket(row.id)}>
            {words.open}
            <span className="u:sr-only"> {row.number}</span>
          </Link>
        </Button>
      </div>
    </FolderCard>
  );
}
