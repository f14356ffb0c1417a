import {
  type ColumnFilter,
  type ColumnType,
  type ColumnValue,
  type IsoDate,
  isEmptyCell,
  isIsoDate,
  parsePrice,
  toPriceText,
} from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { DateField } from '../date-field/date-field';
import { focusFirstInvalid } from '../form/focus-field';
import { PriceField } from '../price-field/price-field';
import { SideModal } from '../side-modal/side-modal';
import { TextField } from '../text-field/text-field';
import type { DataColumn } from './data-column';
import type { DataTableLabels } from './data-table.labels';
import { type TableView, withFilter } from './table-view';

/** What is typed for one column, before it is a filter. */
type Draft = { text: string; from: string; to: string; values: readonly string[] };
type End = 'from' | 'to';

interface FilterPanelProps<Row> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  today: IsoDate;
  words: DataTableLabels;
}

/** One field for each column, by its type. Nothing is narrowed before the person asks for the results. */
export function FilterPanel<Row>(props: FilterPanelProps<Row>) {
  const { open, onOpenChange, words } = props;

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.filters} footer={null} flush>
      <FilterForm {...props} />
    </SideModal>
  );
}

function FilterForm<Row>({ columns, view, onViewChange, onOpenChange, today, words }: FilterPanelProps<Row>) {
  const [drafts, setDrafts] = useState(() =>
    Object.fromEntries(columns.map((column) => [column.key, draftOf(column.type, view.filters[column.key])])),
  );
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusals > 0;

  // The wrong bound may stand far above the button that was pressed.
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals]);

  function apply() {
    const filters = columns.map(
      (column) => [column.key, filterOf(column, drafts[column.key] ?? EMPTY)] as const,
    );
    if (filters.some(([, filter]) => filter === 'wrong')) return setRefusals(refusals + 1);
    onViewChange(
      filters.reduce(
        (next, [key, filter]) => (filter === 'wrong' ? next : withFilter(next, key, filter)),
        view,
      ),
    );
    onOpenChange(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      {columns.map((column) => (
        <FilterFields
          key={column.key}
          column={column}
          draft={drafts[column.key] ?? EMPTY}
          onChange={(draft) => setDrafts({ ...drafts, [column.key]: draft })}
          isRefused={isRefused}
          today={today}
          words={words}
        />
      ))}
      <div className="grid gap-2">
        <Button type="submit" variant="primary" block>
          {words.applyFilters}
        </Button>
        <Button
          block
          onClick={() => {
            onViewChange({ ...view, filters: {} });
            onOpenChange(false);
          }}
        >
          {words.clearFilters}
        </Button>
      </div>
    </form>
  );
}

interface FilterFieldsProps<Row> {
  column: DataColumn<Row>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  isRefused: boolean;
  today: IsoDate;
  words: DataTableLabels;
}

function FilterFields<Row>({ column, draft, onChange, isRefused, today, words }: FilterFieldsProps<Row>) {
  const { type, header, options } = column;
  if (options) {
    return (
      <CheckboxGroup
        label={header}
        options={options}
        value={draft.values}
        onValueChange={(values) => onChange({ ...draft, values })}
      />
    );
  }
  if (type === 'text') {
    return (
      <TextField
        label={words.contains(header)}
        value={draft.text}
        onValueChange={(text) => onChange({ ...draft, text })}
      />
    );
  }

  const end = (at: End) => ({
    label: words[at](header),
    value: draft[at],
    onValueChange: (text: string) => onChange({ ...draft, [at]: text }),
    error: isRefused && boundOf(type, draft[at]) === 'wrong' ? wrongText(type, words) : undefined,
  });
  return (['from', 'to'] as const).map((at) => {
    if (type === 'price') return <PriceField key={at} {...end(at)} />;
    if (type === 'date' || type === 'datetime') return <DateField key={at} {...end(at)} today={today} />;
    return <TextField key={at} {...end(at)} inputMode={type === 'time' ? 'text' : 'decimal'} />;
  });
}

const EMPTY: Draft = { text: '', from: '', to: '', values: [] };

function draftOf(type: ColumnType, filter: ColumnFilter | undefined): Draft {
  if (filter?.kind === 'contains') return { ...EMPTY, text: filter.text };
  if (filter?.kind === 'options') return { ...EMPTY, values: filter.values };
  if (!filter) return EMPTY;
  return { ...EMPTY, from: boundText(type, filter.from), to: boundText(type, filter.to) };
}

function filterOf<Row>({ type, options }: DataColumn<Row>, draft: Draft): ColumnFilter | 'wrong' {
  if (options) return { kind: 'options', values: draft.values };
  if (type === 'text') return { kind: 'contains', text: draft.text.trim() };

  const [from, to] = [boundOf(type, draft.from), boundOf(type, draft.to)];
  return from === 'wrong' || to === 'wrong' ? 'wrong' : { kind: 'range', from, to };
}

/** One end of a range as the column's values are; `wrong` for what is no such value. */
function boundOf(type: ColumnType, text: string): string | number | null | 'wrong' {
  const typed = text.trim();
  if (typed === '') return null;
  if (type === 'price') return parsePrice(typed) ?? 'wrong';
  if (type === 'date' || type === 'datetime') return isIsoDate(typed) ? typed : 'wrong';
  if (type === 'time') return TIME.test(typed) ? typed.padStart(5, '0') : 'wrong';

  const number = Number(typed.replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number : 'wrong';
}

/** `9:05` is taken for `09:05`. */
const TIME = /^([01]?[0-9]|2[0-3]):[0-5][0-9]$/;

function boundText(type: ColumnType, bound: ColumnValue): string {
  if (isEmptyCell(bound)) return '';
  return type === 'price' ? toPriceText(Number(bound)) : String(bound).replace('.', ',');
}

function wrongText(type: ColumnType, words: DataTableLabels): string {
  if (type === 'time') return words.notTime;
  return type === 'date' || type === 'datetime' ? words.notDate : words.notNumber;
}
