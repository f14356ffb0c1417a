import type { DataSource, ReportColumn, ReportSettings } from '@urzad/contract';
import { COLUMN_OPERATIONS, type ColumnOperation } from '@urzad/domain';
import { Checkbox, SelectField, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

interface ReportColumnsProps {
  source: DataSource;
  settings: ReportSettings;
  onChange: (part: Partial<ReportSettings>) => void;
}

/** Which columns are shown, and what is reckoned of each. */
export function ReportColumns({ source: { columns }, settings, onChange }: ReportColumnsProps) {
  const words = useMessages(reportMessages);
  // Folded, as there are many of them and the result stands below on a phone; open when something was chosen here.
  const [startsOpen] = useState(settings.columns.length + settings.operations.length > 0);
  const codes = columns.map(({ code }) => code);
  const shown = settings.columns.length > 0 ? settings.columns : codes;

  function show(code: string, isShown: boolean) {
    const next = codes.filter((one) => (one === code ? isShown : shown.includes(one)));
    // All of them are the report itself; none would be no report.
    onChange({ columns: next.length === codes.length ? [] : next });
  }

  function operate(code: string, operation: string) {
    const others = settings.operations.filter((text) => !text.startsWith(`${code}.`));
    onChange({ operations: operation === '' ? others : [...others, `${code}.${operation}`] });
  }

  return (
    <details open={startsOpen}>
      <summary className="u:font-semibold">{words.columns}</summary>
      <div className="u:mt-3 u:grid u:gap-3">
        <p className="u:text-sm u:text-muted">{words.columnsHint}</p>
        {columns.map((column) => (
          <ColumnChoice
            key={column.code}
            column={column}
            isShown={shown.includes(column.code)}
            isLast={shown.length === 1}
            operation={operationOf(settings, column.code)}
            onShow={(isShown) => show(column.code, isShown)}
            onOperate={(operation) => operate(column.code, operation)}
          />
        ))}
      </div>
    </details>
  );
}

interface ColumnChoiceProps {
  column: ReportColumn;
  isShown: boolean;
  /** The only one that is shown stays. */
  isLast: boolean;
  operation: string;
  onShow: (isShown: boolean) => void;
  onOperate: (operation: string) => void;
}

function ColumnChoice({ column, isShown, isLast, operation, onShow, onOperate }: ColumnChoiceProps) {
  const words = useMessages(reportMessages);
  const name = nameIn(column, useLocale());

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no grid of its own, and its legend would repeat the name.
    <div role="group" aria-label={name} className="u:grid u:gap-1">
      <Checkbox label={name} checked={isShown} disabled={isShown && isLast} onCheckedChange={onShow} />
      <SelectField
        label={words.operation}
        nullLabel={words.noOperation}
        value={operation}
        onValueChange={onOperate}
        options={COLUMN_OPERATIONS[column.type].map((code: ColumnOperation) => ({
          value: code,
          label: words.operations[code],
        }))}
      />
    </div>
  );
}

function operationOf({ operations }: ReportSettings, code: string): string {
  return operations.find((text) => text.startsWith(`${code}.`))?.slice(code.length + 1) ?? '';
}
