import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../actions/button/button';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { Checkbox } from '../../../forms/fields/checkbox/checkbox';
import type { DataTableLabels } from '../data-table.labels';
import { orderedKeys, type TableView, withShown } from '../table-view';
import type { DataColumn } from './data-column';

interface ColumnsPanelProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  /** The view that the columns are reset to. */
  startView: TableView;
  onViewChange: (view: TableView) => void;
  /** Announces the new position of the column. */
  onMove: (key: string, target: string) => void;
  words: DataTableLabels;
}

/** The shown columns and their order: the way to change them by keyboard and on a phone. */
export function ColumnsPanel<Row>(props: ColumnsPanelProps<Row>) {
  const { columns, view, startView, onViewChange, onMove, words } = props;
  const { order, hidden, widths, autofill } = startView;
  const keys = orderedKeys(
    view,
    columns.map(({ key }) => key),
  );

  return (
    <div className="u:grid u:gap-4">
      <p className="u:text-sm u:text-muted">{words.columnsHint}</p>
      <ul className="u:grid u:gap-1">
        {keys.map((key, at) => {
          const column = columns.find((one) => one.key === key);
          if (!column) return null;
          const { header, hideable = true } = column;
          return (
            <li key={key} className="u:flex u:items-center u:justify-between u:gap-2">
              <Checkbox
                label={header}
                checked={!hideable || !view.hidden.includes(key)}
                disabled={!hideable}
                onCheckedChange={(shown) => onViewChange(withShown(view, key, shown))}
              />
              <span className="u:flex">
                <Step
                  icon={ArrowUp}
                  label={words.earlier(header)}
                  target={keys[at - 1]}
                  onMove={onMove}
                  of={key}
                />
                <Step
                  icon={ArrowDown}
                  label={words.later(header)}
                  target={keys[at + 1]}
                  onMove={onMove}
                  of={key}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Checkbox
        label={words.autofill}
        checked={view.autofill}
        onCheckedChange={(fills) => onViewChange({ ...view, autofill: fills })}
      />
      <Button size="sm" onClick={() => onViewChange({ ...view, order, hidden, widths, autofill })}>
        {words.resetColumns}
      </Button>
    </div>
  );
}

interface StepProps {
  icon: typeof ArrowUp;
  label: string;
  of: string;
  target: string | undefined;
  onMove: (key: string, target: string) => void;
}

/** At the end of the list it is not disabled, so that it keeps the focus. */
function Step({ icon, label, of, target, onMove }: StepProps) {
  return (
    <IconButton
      size="sm"
      icon={icon}
      label={label}
      aria-disabled={target === undefined}
      className={target === undefined ? 'u:opacity-40' : undefined}
      onClick={() => target !== undefined && onMove(of, target)}
    />
  );
}
