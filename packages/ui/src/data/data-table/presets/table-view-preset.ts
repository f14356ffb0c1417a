import { numberedColumns, type TablePreset } from '@urzad/domain';
import { orderedKeys, START_VIEW, type TableView } from '../table-view';
import type { NewTablePreset } from './table-preset-port';

type Arrangement = Omit<NewTablePreset, 'name' | 'table_code' | 'default' | 'selected'>;

/** The arrangement of a preset (Spec §3). Each column has its position, also a hidden one, which returns to it. */
export function arrangementOf(view: TableView, keys: readonly string[], tableCode: string): Arrangement {
  const order = orderedKeys(view, keys);
  return {
    table_column_number: order.filter((key) => !view.hidden.includes(key)).length,
    table_autofill: view.autofill ? 'yes' : 'no',
    filters: {
      columns: view.filters,
      sort: view.sort ? { code: view.sort.key, direction: view.sort.direction } : null,
      density: view.density,
      operations: view.operations,
      ...(view.tab !== undefined && { tab: view.tab }),
    },
    columns: order.map((code, at) => ({
      code,
      table: tableCode,
      table_show: view.hidden.includes(code) ? 'no' : 'yes',
      table_column_number: at + 1,
      width: view.widths[code] ?? null,
    })),
  };
}

export function viewOfPreset({ columns, table_autofill, filters }: TablePreset): TableView {
  const placed = numberedColumns(columns);
  return {
    ...START_VIEW,
    order: placed.map(({ code }) => code),
    hidden: placed.filter(({ table_show }) => table_show === 'no').map(({ code }) => code),
    widths: Object.fromEntries(placed.flatMap(({ code, width }) => (width === null ? [] : [[code, width]]))),
    autofill: table_autofill === 'yes',
    filters: filters.columns,
    sort: filters.sort ? { key: filters.sort.code, direction: filters.sort.direction } : undefined,
    density: filters.density,
    operations: filters.operations,
    ...(filters.tab !== undefined && { tab: filters.tab }),
  };
}

/** What an address can say of a view: which rows there are, and in which order and density. */
const inAddress = ({ filters, sort, density, tab }: TableView) => [sorted(filters), sort, density, tab];
const layout = ({ order, hidden, widths, autofill, operations }: TableView) => [
  order,
  hidden.toSorted(),
  sorted(widths),
  autofill,
  sorted(operations),
];

/**
 * The view that a table shows already: the whole of it, or what an address says of it (`fromAddress`), which does not
 * say the columns. Of several the one that was chosen last.
 */
export function shownPreset(presets: readonly TablePreset[], view: TableView, fromAddress: boolean) {
  const isShown = (preset: TablePreset) => {
    const stored = viewOfPreset(preset);
    return (
      isSame(inAddress(stored), inAddress(view)) &&
      ((fromAddress && isNarrowed(view)) || isSame(layout(stored), layout(view)))
    );
  };
  return presets.find((preset) => preset.selected === 'yes' && isShown(preset)) ?? presets.find(isShown);
}

/** Whether two views are the same but for their tab, which an application may choose by itself. */
export function isSameOnAnyTab(one: TableView, other: TableView): boolean {
  return isSame(
    [inAddress({ ...one, tab: '' }), layout(one)],
    [inAddress({ ...other, tab: '' }), layout(other)],
  );
}

function isNarrowed({ filters, sort, density }: TableView): boolean {
  return Object.keys(filters).length > 0 || sort !== undefined || density === 'dense';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The entries of a record, in one order. */
function sorted(record: object) {
  return Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
