import { useQuery } from '@tanstack/react-query';
import type { CallLine } from '@urzad/contract';
import { dayText, formatMoney, numberText } from '@urzad/domain';
import { Card, ProgressBar, Table, type TableColumn, TextLink, useLocale } from '@urzad/ui';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink, TwoLines } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { Block, NothingHere } from '#shared/screen/block';
import { Loaded } from '#shared/screen/loaded';
import { callsQuery } from '../api';
import { shareText } from '../logic/share-text';
import { dashboardMessages } from '../messages/dashboard';

/** The newest calls: their places, budget and next terms. */
export function CallsBlock() {
  const words = useMessages(dashboardMessages);
  const { data, error, refetch } = useQuery(callsQuery);
  const columns = useColumns();

  return (
    <Block
      title={words.calls}
      beside={
        <TextLink variant="standalone" href={paths.calls}>
          {words.allCalls}
        </TextLink>
      }
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {(calls) =>
          calls.length === 0 ? (
            <NothingHere>{words.noCalls}</NothingHere>
          ) : (
            <Table
              caption={words.calls}
              columns={columns}
              rows={calls}
              rowKey={({ id }) => String(id)}
              cardsUpTo="tablet"
              card={(call) => <CallCard call={call} />}
            />
          )
        }
      </Loaded>
    </Block>
  );
}

function useColumns(): TableColumn<CallLine>[] {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();

  return [
    {
      key: 'call',
      header: words.call,
      cell: ({ id, number, name }) => (
        <TwoLines first={<NumberLink href={paths.call(id)} number={number} />} second={name} />
      ),
    },
    { key: 'status', header: words.status, cell: ({ status }) => <CallStatusBadge status={status} /> },
    {
      key: 'applications',
      header: words.applications,
      align: 'end',
      cell: ({ applications }) => numberText(applications, locale),
    },
    { key: 'places', header: words.places, cell: (call) => <Places call={call} /> },
    {
      key: 'budget',
      header: words.budget,
      align: 'end',
      cell: ({ budget, budget_taken }) => (
        <TwoLines
          first={<span className="u:figures">{formatMoney(Math.max(0, budget - budget_taken))}</span>}
          second={words.taken(shareText(budget_taken, budget, locale))}
        />
      ),
    },
    { key: 'next', header: words.next, cell: (call) => <NextTerm call={call} /> },
  ];
}

function Places({ call: { number, places, places_taken } }: { call: CallLine }) {
  const words = useMessages(dashboardMessages);
  const text = words.placesOf(places_taken, places);

  return (
    <span className="u:grid u:gap-1">
      <span className="u:figures">{text}</span>
      <ProgressBar
        kind="meter"
        thin
        value={places_taken}
        max={places}
        label={`${words.places}: ${number}`}
        valueText={text}
      />
    </span>
  );
}

function NextTerm({ call: { next } }: { call: CallLine }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();

  return next ? words.nextTerm[next.code](dayText(next.date, locale)) : '–';
}

function CallCard({ call }: { call: CallLine }) {
  const words = useMessages(dashboardMessages);

  return (
    <Card className="u:grid u:gap-1 u:text-sm">
      <span className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3">
        <NumberLink href={paths.call(call.id)} number={call.number} />
        <CallStatusBadge status={call.status} />
      </span>
      <span>
        {`${words.countedApplications(call.applications)} · ${words.places}: ${words.placesOf(call.places_taken, call.places)}`}
      </span>
      <span>{`${words.budget}: ${formatMoney(Math.max(0, call.budget - call.budget_taken))}`}</span>
      {call.next && (
        <span>
          <NextTerm call={call} />
        </span>
      )}
    </Card>
  );
}
