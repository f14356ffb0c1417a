import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { ChoiceBox } from '../../../forms/field/choice-box';
import { cn } from '../../../foundations/class-names/cn';
import type { DataTableLabels } from '../data-table.labels';
import type { SelectionState, TableSelection } from './table-selection';

interface SelectionBoxProps {
  label: string;
  state: SelectionState;
  onChange: () => void;
}

export function SelectionBox({ label, state, onChange }: SelectionBoxProps) {
  return (
    <ChoiceBox
      type="checkbox"
      state="ready"
      size="row"
      aria-label={label}
      checked={state === 'all'}
      mixed={state === 'some'}
      onChange={onChange}
    />
  );
}

interface SelectionBarProps<Row> {
  selection: TableSelection<Row>;
  /** The number of rows that pass the filters. */
  total: number;
  /** There are rows on other pages, which only "all" selects. */
  offersEverything: boolean;
  words: DataTableLabels;
  /** On phones it stays at the bottom of the viewport. */
  sticky: boolean;
  /** The element with the checkboxes. */
  table: RefObject<HTMLElement | null>;
}

/** The number of selected rows, and the actions on them. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, total, offersEverything, words, sticky, table } = props;
  const { keys, onChange, actions } = selection;
  const unselect = useRef<HTMLButtonElement>(null);
  const count = keys === 'all' ? total : keys.size;
  const isShown = count > 0;

  // Each of the buttons is removed when it is pressed, so another control gets the focus first.
  function selectEverything() {
    unselect.current?.focus();
    onChange('all');
  }

  function unselectEverything() {
    boxNear(table.current)?.focus();
    onChange(new Set());
  }

  return (
    <div
      className={cn(
        isShown ? BAR : 'u:part',
        isShown && sticky && 'u:sticky u:bottom-0 u:z-sticky u:shadow-3',
      )}
    >
      {/* In the page before it has text, as live regions have to be. */}
      <span role="status" className="u:font-semibold">
        {isShown && words.selected(count)}
      </span>
      {isShown && (
        <>
          {keys !== 'all' && offersEverything && (
            <EverythingButton onClick={selectEverything}>{words.selectEverything(total)}</EverythingButton>
          )}
          <span className="u:ms-auto u:flex u:flex-wrap u:items-center u:gap-2">
            {actions}
            <IconButton
              ref={unselect}
              size="sm"
              icon={X}
              label={words.unselect}
              onClick={unselectEverything}
            />
          </span>
        </>
      )}
    </div>
  );
}

const BAR =
  'u:flex u:min-h-13 u:flex-wrap u:items-center u:gap-3 u:border-b u:border-accent-line u:bg-accent-subtle u:px-3 u:py-2';

interface EverythingButtonProps {
  onClick: () => void;
  children: string;
}

/** Looks like a link: the buttons of the bar are for the rows that are selected already. */
function EverythingButton({ onClick, children }: EverythingButtonProps) {
  return (
    <button
      type="button"
      className="u:min-h-6 u:pointer-coarse:min-h-control u:text-sm u:text-link u:underline u:hover:text-link-hover"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** The checkbox of the header; on a phone that of the last selected card, which is the nearest to the bar. */
function boxNear(table: HTMLElement | null): HTMLElement | null | undefined {
  const card = [...(table?.querySelectorAll('li[data-state="selected"]') ?? [])].at(-1);
  const scope = table?.querySelector('thead') ?? card ?? table?.querySelector('li[data-index]');
  return scope?.querySelector<HTMLElement>('input[type="checkbox"]');
}
