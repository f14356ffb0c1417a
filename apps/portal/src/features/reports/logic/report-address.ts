import {
  type DataSource,
  type FilterValue,
  REPORT_PLOTS,
  type ReportFilter,
  type ReportSettings,
} from '@urzad/contract';
import { COLUMN_OPERATIONS, isIsoDate } from '@urzad/domain';

/** What was chosen of a report, and the saved definition that it began with. */
interface ReportChoice {
  settings: ReportSettings;
  saved: number | undefined;
}

type Source = Pick<DataSource, 'filters' | 'columns'>;

const FILTER = 'f_';

/** The choice that an address says; what the report does not know, or the reader may not see, is left out. */
export function choiceIn(params: URLSearchParams, source: Source): ReportChoice {
  const saved = Number(params.get('saved'));
  const filters = source.filters.flatMap((filter) => {
    const value = filterIn(filter, params.get(FILTER + filter.code) ?? '');
    return value ? [[filter.code, value] as const] : [];
  });
  return {
    saved: Number.isInteger(saved) && saved > 0 ? saved : undefined,
    settings: knownSettings(
      {
        filters: Object.fromEntries(filters),
        columns: listIn(params, 'columns'),
        sort: params.get('sort') ?? undefined,
        groups: listIn(params, 'groups'),
        operations: listIn(params, 'operations'),
        plot: REPORT_PLOTS.find((kind) => kind === params.get('plot')),
      },
      source,
    ),
  };
}

/** `?f_status=paid&groups=care_form`: only what differs from the whole report. */
export function queryOf(
  { filters, columns, sort, groups, operations, plot }: ReportSettings,
  saved?: number,
): string {
  const chosen = Object.entries(filters).map(([code, value]) => [FILTER + code, filterText(value)] as const);
  const params = new URLSearchParams({
    ...Object.fromEntries(chosen.filter(([, text]) => text !== '')),
    ...(columns.length > 0 && { columns: columns.join(',') }),
    ...(sort && { sort }),
    ...(groups.length > 0 && { groups: groups.join(',') }),
    ...(operations.length > 0 && { operations: operations.join(',') }),
    ...(plot && { plot }),
    ...(saved !== undefined && { saved: String(saved) }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/** Without the columns that this reader may not see: a definition may be of somebody who may. */
export function knownSettings(settings: ReportSettings, { columns, filters }: Source): ReportSettings {
  const known = new Map(columns.map((column) => [column.code, column]));
  const { sort, plot } = settings;
  const isSortable = known.get(sort?.replace('-', '') ?? '')?.sortable === 'yes';
  return {
    filters: Object.fromEntries(
      Object.entries(settings.filters).filter(([code]) => filters.some((filter) => filter.code === code)),
    ),
    columns: settings.columns.filter((code) => known.has(code)),
    ...(isSortable && { sort }),
    ...(plot && { plot }),
    groups: settings.groups.filter((code) => known.get(code)?.groupable === 'yes').slice(0, 2),
    operations: settings.operations.filter((text) => {
      const [code = '', operation] = text.split('.');
      const column = known.get(code);
      return column && COLUMN_OPERATIONS[column.type].some((one) => one === operation);
    }),
  };
}

function filterIn({ type, options = [] }: ReportFilter, text: string): FilterValue | undefined {
  if (text === '') return undefined;
  if (type === 'text') return { text };
  if (type === 'options') {
    const values = text.split(',').filter((value) => options.some((option) => option.value === value));
    return values.length > 0 ? { values } : undefined;
  }
  const [from = '', to = ''] = text.split('..');
  const days = { ...(isIsoDate(from) && { from }), ...(isIsoDate(to) && { to }) };
  return Object.keys(days).length > 0 ? days : undefined;
}

function filterText({ values, text, from, to }: FilterValue): string {
  if (values) return values.join(',');
  return text ?? (from || to ? `${from ?? ''}..${to ?? ''}` : '');
}

function listIn(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(',').filter((word) => word !== '');
}
