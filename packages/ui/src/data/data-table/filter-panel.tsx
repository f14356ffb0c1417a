import type { IsoDate } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { focusFirstInvalid } from '../../forms/field/focus-field';
import { useLocale } from '../../foundations/locale/locale';
import { SideModal } from '../../overlays/side-modal/side-modal';
import type { DataColumn } from './data-column';
import type { DataTableLabels } from './data-table.labels';
import { draftOf, EMPTY_DRAFT, endError, FILTER_ENDS, filterOf } from './filter-draft';
import { FilterFields } from './filter-fields';
import { type TableView, withFilter } from './table-view';

interface FilterPanelProps<Row> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  onClear: () => void;
  today: IsoDate | undefined;
  words: DataTableLabels;
}

/** One field for each column, by its type. Filters are applied by the button of the results. */
export function FilterPanel<Row>(props: FilterPanelProps<Row>) {
  const { open, onOpenChange, words } = props;

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.filters} footer={null} flush>
      <FilterForm {...props} />
    </SideModal>
  );
}

function FilterForm<Row>(props: FilterPanelProps<Row>) {
  const { columns, view, onViewChange, onClear, onOpenChange, today, words } = props;
  const locale = useLocale();
  const [drafts, setDrafts] = useState(() =>
    Object.fromEntries(columns.map((column) => [column.key, draftOf(column, view.filters[column.key])])),
  );
  const draftAt = (key: string) => drafts[key] ?? EMPTY_DRAFT;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // The field with the error may be far above the pressed button.
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals]);

  function apply() {
    const isWrong = columns.some(({ key, type }) =>
      FILTER_ENDS.some((end) => endError(type, draftAt(key), end, locale)),
    );
    if (isWrong) return setRefusals(refusals + 1);
    onViewChange(
      columns.reduce((next, one) => withFilter(next, one.key, filterOf(one, draftAt(one.key))), view),
    );
    onOpenChange(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className="u:grid u:gap-5 u:p-5"
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
          draft={draftAt(column.key)}
          onChange={(draft) => setDrafts({ ...drafts, [column.key]: draft })}
          isRefused={refusals > 0}
          today={today}
          words={words}
        />
      ))}
      <div className="u:grid u:gap-2">
        <Button type="submit" variant="primary" block>
          {words.applyFilters}
        </Button>
        <Button
          block
          onClick={() => {
            onClear();
            onOpenChange(false);
          }}
        >
          {words.clearFilters}
        </Button>
      </div>
    </form>
  );
}
