import type { AnswerOf, recordedActions } from '@urzad/contract';
import { EmptyState, Table, type TableColumn, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { developerMessages } from './developer-messages';

type Action = AnswerOf<typeof recordedActions.get>['data'][number];

/** The calls as a developer reads them; what was asked is masked by the server. */
export function RecordedActionTable({ rows, loading }: { rows: readonly Action[]; loading: boolean }) {
  const words = useMessages(developerMessages);

  return (
    <Table
      caption={words.recorded}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loading={loading}
      density="dense"
      empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
    />
  );
}

function useColumns(): readonly TableColumn<Action>[] {
  const words = useMessages(developerMessages);
  const locale = useLocale();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });

  return [
    {
      key: 'date',
      header: words.date,
      cell: ({ date }) => <span className="u:whitespace-nowrap">{times.format(new Date(date))}</span>,
    },
    {
      key: 'call',
      header: words.call,
      cell: ({ method, path }) => <span className="u:font-mono u:wrap-anywhere">{`${method} ${path}`}</span>,
    },
    { key: 'status', header: words.status, align: 'end', cell: ({ status }) => status },
    { key: 'ms', header: words.ms, align: 'end', cell: ({ ms }) => ms },
    {
      key: 'data',
      header: words.data,
      cell: (action) => <span className="u:font-mono u:wrap-anywhere">{dataOf(action)}</span>,
    },
  ];
}

/** The query, then the body. */
function dataOf({ query, body }: Action): string {
  const parts = [Object.keys(query).length > 0 && query, body].filter(Boolean);
  return parts.map((part) => JSON.stringify(part)).join(' ');
}
