import { Button } from '@urzad/ui';
import type { TableSelection } from '@urzad/ui/data-table';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ManySteps, ManyValues } from './many-steps';
import { ManyStepsDialog } from './many-steps-dialog';
import { useChosenRows } from './use-chosen-rows';

interface ManyStepsOptions<Row extends { id: number }, Found extends { id: number }> {
  rows: readonly Row[] | undefined;
  /** The address of the page. */
  page: string;
  nameOf: (row: Row) => string;
  /** None: nothing is chosen. */
  steps: readonly ManySteps<Row, Found>[];
}

const NONE: readonly never[] = [];

/** Rows of a page that are chosen, and steps that are taken of them after it was shown what happens to each. */
export function useManySteps<Row extends { id: number }, Found extends { id: number }>({
  rows = NONE,
  page,
  nameOf,
  steps,
}: ManyStepsOptions<Row, Found>): { selection: TableSelection<Row> | undefined; dialog: ReactNode } {
  const chosen = useChosenRows(rows, page);
  // The rows that were chosen when it was opened: the list may be renewed below it.
  const [asked, ask] = useState<{ step: string; rows: readonly Row[] }>();
  const form = useForm<ManyValues>({ defaultValues: { reason: '' } });
  const open = asked && steps.find(({ id }) => id === asked.step);
  if (steps.length === 0) return { selection: undefined, dialog: null };

  const actions = steps.map(({ id, icon, words }) => (
    <Button
      key={id}
      size="sm"
      icon={icon}
      disabled={chosen.rows.length === 0}
      onClick={() => ask({ step: id, rows: chosen.rows })}
    >
      {words.label}
    </Button>
  ));
  return {
    selection: { keys: chosen.keys, onChange: chosen.choose, nameOf, actions },
    dialog: open && asked && (
      <ManyStepsDialog
        step={open}
        rows={asked.rows}
        nameOf={nameOf}
        form={form}
        onClose={() => ask(undefined)}
        onDone={() => {
          form.reset();
          chosen.clear();
        }}
      />
    ),
  };
}
