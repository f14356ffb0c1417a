import type { DataSource, ReportCell, ReportSettings } from '@urzad/contract';
import { Button, EmptyState, useLocale } from '@urzad/ui';
import { type DataColumn, DataTable, START_VIEW, type TableSort, type TableView } from '@urzad/ui/data-table';
import { useMemo, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { cellText, getColumn, isOwnText, nameIn } from '../logic/report-text';
import { tooSlowText } from '../logic/too-slow';
import type { useReportRows } from '../logic/use-report-rows';
import { reportMessages } from '../messages/reports';

interface TableProps {
  source: DataSource;
  settings: ReportSettings;
  onSort: (sort: string | undefined) => void;
}

interface ReportRowsProps extends TableProps {
  rows: ReturnType<typeof useReportRows>;
}

/** The longest word of a choice, „Niezakwalifikowane”, stands in one line. */
const CHOICE_WIDTH = 200;

interface KeyedRow {
  key: string;
  cells: Record<string, ReportCell>;
}

/** The rows of a report. The server sorts them, and gives page after page. */
export function ReportRows({ source, settings, rows, onSort }: ReportRowsProps) {
  const words = useMessages(reportMessages);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = rows;
  const keyed = useMemo(
    () =>
      data?.pages.flatMap((page, at) => page.data.map((cells, place) => ({ key: `${at}-${place}`, cells }))),
    [data],
  );

  return (
    <Loaded
      data={keyed}
      error={error}
      onRetry={() => void refetch()}
      loading={words.computing}
      failed={words.failed}
      reason={tooSlowText(error, words)}
    >
      {(found) => (
        <>
          <RowsTable source={source} settings={settings} rows={found} onSort={onSort} />
          {hasNextPage && <p className="u:hidden u:print:block">{words.printedPart(found.length)}</p>}
          {hasNextPage && (
            <div className="u:print:hidden">
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.moreRows}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function RowsTable({ source, settings, rows, onSort }: TableProps & { rows: readonly KeyedRow[] }) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const [view, setView] = useState(START_VIEW);
  const shown = settings.columns.join(',');
  const columns = useMemo(
    () =>
      (shown ? shown.split(',') : source.columns.map(({ code }) => code)).map(
        (code): DataColumn<KeyedRow> => {
          const whole = getColumn(source, code);
          const { type, options, sortable, ...column } = whole;
          return {
            key: code,
            header: nameIn(column, locale),
            type,
            value: ({ cells }) => cells[code] ?? null,
            sortable: sortable === 'yes',
            filterable: false,
            ...(options && {
              width: CHOICE_WIDTH,
              options: options.map((option) => ({ value: option.value, label: nameIn(option, locale) })),
            }),
            ...(type === 'text' && {
              cell: ({ cells }) =>
                isOwnText(whole, cells[code]) ? (
                  <span lang="pl">{cells[code]}</span>
                ) : (
                  cellText(whole, cells[code] ?? null, locale)
                ),
            }),
          };
        },
      ),
    [source, shown, locale],
  );
  const sort = sortOf(settings.sort);

  function arrange(next: TableView) {
    setView(next);
    const text = next.sort && `${next.sort.direction === 'descending' ? '-' : ''}${next.sort.key}`;
    if (text !== settings.sort) onSort(text);
  }

  return (
    <DataTable<KeyedRow>
      caption={nameIn(source, locale)}
      columns={columns}
      rows={rows}
      rowKey="key"
      view={{ ...view, sort }}
      onViewChange={arrange}
      // All loaded rows are one page: more of them come by the button below.
      remote={{
        total: rows.length,
        page: 1,
        pageSize: Math.max(rows.length, 1),
        onPageChange: () => undefined,
      }}
      empty={
        <EmptyState picture={false} title={words.nothing}>
          {words.nothingText}
        </EmptyState>
      }
    />
  );
}

function sortOf(text: string | undefined): TableSort | undefined {
  if (!text) return undefined;
  return { key: text.replace('-', ''), direction: text.startsWith('-') ? 'descending' : 'ascending' };
}
