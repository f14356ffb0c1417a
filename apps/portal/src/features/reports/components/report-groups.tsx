import type { DataSource, ReportCell, ReportSettings } from '@urzad/contract';
import { numberText } from '@urzad/domain';
import { Alert, Card, DescriptionList, EmptyState, Table, type TableColumn, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { operatedColumns } from '../logic/operated-columns';
import { cellText, getColumn, isOwnText, keyText, nameIn } from '../logic/report-text';
import type { useSummary } from '../logic/use-summary';
import { reportMessages } from '../messages/reports';
import { Computed } from './computed';
import { ReportPlot } from './report-plot';

interface ReportGroupsProps {
  source: DataSource;
  settings: ReportSettings;
  summary: ReturnType<typeof useSummary>;
}

interface GroupRow {
  key: string;
  keys: readonly (string | null)[];
  names: readonly string[];
  count: number;
  values: readonly ReportCell[];
  isTotal: boolean;
}

/** A picture of the groups, and each group with what the operations say of it, and of all rows below. */
export function ReportGroups({ source, settings, summary }: ReportGroupsProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const groups = settings.groups.map((code) => getColumn(source, code));
  const columns: TableColumn<GroupRow>[] = [
    ...groups.map((column, at) => ({
      key: column.code,
      header: nameIn(column, locale),
      cell: ({ keys, names, isTotal }: GroupRow) => {
        if (isTotal) return <strong>{names[at]}</strong>;
        return isOwnText(column, keys[at]) ? <span lang="pl">{names[at]}</span> : names[at];
      },
    })),
    {
      key: 'count',
      header: words.count,
      align: 'end',
      cell: ({ count, isTotal }) => boldIf(isTotal, numberText(count, locale)),
    },
    ...operatedColumns(source, settings, { words, locale }).map(({ column, header }, at) => ({
      key: `operation-${at}`,
      header,
      align: 'end' as const,
      cell: ({ values, isTotal }: GroupRow) => boldIf(isTotal, cellText(column, values[at] ?? null, locale)),
    })),
  ];

  return (
    <Computed summary={summary}>
      {({ groups: found, total, cut }) => (
        <>
          {cut === 'yes' && <Alert kind="warning" title={words.cut} />}
          <ReportPlot
            source={source}
            settings={settings}
            groups={found}
            table={
              <Table<GroupRow>
                caption={nameIn(source, locale)}
                density="dense"
                rowKey={({ key }) => key}
                columns={columns}
                card={(row) => <GroupCard row={row} columns={columns.slice(groups.length)} />}
                rows={
                  found.length === 0
                    ? []
                    : [
                        ...found.map(({ keys, ...row }) => ({
                          ...row,
                          keys,
                          key: keys.join('\n'),
                          names: groups.map((column, at) => keyText(column, keys[at] ?? null, locale)),
                          isTotal: false,
                        })),
                        { ...total, key: 'total', keys: [], names: [words.all], isTotal: true },
                      ]
                }
                empty={
                  <EmptyState picture={false} title={words.nothing}>
                    {words.nothingText}
                  </EmptyState>
                }
              />
            }
          />
          {found.length > 0 && <p className="u:text-sm u:text-muted">{words.ofAll}</p>}
        </>
      )}
    </Computed>
  );
}

/** A group where the table would not fit. */
function GroupCard({ row, columns }: { row: GroupRow; columns: readonly TableColumn<GroupRow>[] }) {
  return (
    <Card className="u:grid u:gap-1">
      <strong>{row.names.join(', ')}</strong>
      <DescriptionList items={columns.map(({ header, cell }) => ({ term: header, value: cell(row) }))} />
    </Card>
  );
}

function boldIf(isTotal: boolean, text: string) {
  return isTotal ? <strong className="u:figures">{text}</strong> : <span className="u:figures">{text}</span>;
}
