import type { IsoDate } from '@urzad/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../actions/button/button';
import { focusFirstInvalid } from '../../../forms/field/focus-field';
import { useLocale } from '../../../foundations/locale/locale';
import { SideModal } from '../../../overlays/side-modal/side-modal';
import type { DataColumn } from '../columns/data-column';
import type { DataTableLabels } from '../data-table.labels';
import { type TableView, withFilter } from '../table-view';
import { draftOf, EMPTY_DRAFT, endError, FILTER_ENDS, type FilterDraft, filterOf } from './filter-draft';
import { FilterFields } from './filter-fields';

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
  const form = useRef<HTMLFormElement>(null);
  const drafts = useFilterDrafts(columns, view);
  const { isRefused, refuse } = useRefusal(form);

  function apply() {
    if (drafts.isWrong()) return refuse();
    onViewChange(drafts.applied());
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
          draft={drafts.at(column.key)}
          onChange={(draft) => drafts.change(column.key, draft)}
          isRefused={isRefused}
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

/** What is typed in the panel; the rows stay as they are until it is applied. */
function useFilterDrafts<Row>(columns: readonly DataColumn<Row>[], view: TableView) {
  const locale = useLocale();
  const [drafts, setDrafts] = useState(() =>
    Object.fromEntries(columns.map((column) => [column.key, draftOf(column, view.filters[column.key])])),
  );
  const at = (key: string) => drafts[key] ?? EMPTY_DRAFT;

  return {
    at,
    change: (key: string, draft: FilterDraft) => setDrafts({ ...drafts, [key]: draft }),
    isWrong: () =>
      columns.some(({ key, type }) => FILTER_ENDS.some((end) => endError(type, at(key), end, locale))),
    /** The view with the filters of all drafts. */
    applied: () => columns.reduce((next, one) => withFilter(next, one.key, filterOf(one, at(one.key))), view),
  };
}

/** Each refusal moves the focus to the field with the error, which may be far above the pressed button. */
function useRefusal(form: RefObject<HTMLFormElement | null>) {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals, form]);

  return { isRefused: refusals > 0, refuse: () => setRefusals(refusals + 1) };
}
