import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REASON_MIN } from '@urzad/grants';
import { toast, useLocale } from '@urzad/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureText } from '../failures/failure-text';
import { isRefusal } from '../http/refusals';
import { useMessages } from '../i18n/messages';
import { DecisionForm } from '../object/decision-form';
import { DecisionModal } from '../object/decision-modal';
import { reasonErrors } from '../object/reason-errors';
import { ReasonField } from '../object/reason-field';
import { useRefusalText } from '../object/use-refusal-text';
import { Loaded } from '../screen/loaded';
import { useWrite } from '../server-state/use-write';
import { eachOnce, type StepsTaken } from './each-once';
import type { ManySteps, ManyValues } from './many-steps';
import { listMessages } from './messages';

interface ManyStepsDialogProps<Row extends { id: number }, Found extends { id: number }> {
  step: ManySteps<Row, Found>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** It lives longer than the dialog. */
  form: UseFormReturn<ManyValues>;
  onClose: () => void;
  onDone: () => void;
}

const IDLE = { error: null, isPending: false };

/** Says what will become of each chosen row, then takes the step of those that it can be taken of. */
export function ManyStepsDialog<Row extends { id: number }, Found extends { id: number }>({
  step,
  rows,
  nameOf,
  form,
  onClose,
  onDone,
}: ManyStepsDialogProps<Row, Found>) {
  const own = useMessages(listMessages);
  const { words, icon, explanation } = step;
  const queries = useQueryClient();
  const ids = rows.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    // Of its own, not of the list: what was shown stays while the steps are taken.
    queryKey: ['many-steps', step.id, ...step.changes, ids],
    queryFn: () => Promise.all(rows.map((row) => foundOf(step, row))),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const [take] = useState(() => eachOnce<Found>());
  const [outcome, setOutcome] = useState<StepsTaken>();
  const going = data?.flatMap((found) => (found && step.staysOf(found) === undefined ? [found] : [])) ?? [];
  const write = useWrite<StepsTaken, ManyValues>({
    send: ({ reason }) =>
      take({ objects: going, said: reason, send: (found, key) => step.send(found, key, reason) }),
    onDone: async (taken) => {
      await queries.invalidateQueries({ queryKey: step.changes });
      onDone();
      if (taken.refused.size > 0) return setOutcome(taken);
      toast.success(words.done(taken.done.size));
      onClose();
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: step.changes }),
  });
  const end = { children: own.close, onClick: onClose };
  const modal = { title: words.title, back: own.back, refused: words.refused, reasons: step.reasons };

  if (outcome) {
    return (
      <DecisionModal {...modal} open onOpenChange={onClose} action={end} decision={IDLE}>
        <Outcome step={step} rows={rows} nameOf={nameOf} outcome={outcome} />
      </DecisionModal>
    );
  }
  const preview = (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      loading={own.checking}
      failed={own.notChecked}
    >
      {(found) => (
        <>
          <p className="u:font-semibold">{going.length > 0 ? words.going(going.length) : words.none}</p>
          <ul className="u:grid u:gap-3">
            {rows.map((row, at) => (
              <Line key={row.id} name={nameOf(row)} text={textOf(found[at] ?? undefined)} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
  if (going.length === 0) {
    return (
      <DecisionModal {...modal} open onOpenChange={onClose} action={end} decision={IDLE}>
        {preview}
      </DecisionModal>
    );
  }
  return (
    <DecisionForm
      {...modal}
      onClose={onClose}
      action={{ children: words.label, icon }}
      decision={write}
      form={form}
      check={explanation ? reasonErrors : () => ({})}
      errorText={() => explanation?.needed(REASON_MIN) ?? ''}
      intro={words.text}
    >
      {preview}
      {explanation && (
        <ReasonField label={explanation.label} {...(explanation.hint && { hint: explanation.hint })} />
      )}
    </DecisionForm>
  );

  function textOf(found: Found | undefined): string {
    const reason = found ? step.staysOf(found) : own.gone;
    return reason === undefined ? words.each : own.unchanged(reason);
  }
}

/** What the server did not do, each with the reason. */
function Outcome<Row extends { id: number }, Found extends { id: number }>({
  step: { words, reasons },
  rows,
  nameOf,
  outcome: { done, refused },
}: Pick<ManyStepsDialogProps<Row, Found>, 'step' | 'rows' | 'nameOf'> & { outcome: StepsTaken }) {
  const locale = useLocale();
  const textOf = useRefusalText(reasons);
  const left = rows.flatMap((row) => {
    const error = refused.get(row.id);
    return error ? [{ row, text: textOf(error) ?? failureText(error, locale) }] : [];
  });

  return (
    <div role="status" className="u:grid u:gap-3">
      {done.size > 0 && <p className="u:font-semibold">{words.done(done.size)}</p>}
      <p className="u:font-semibold">{words.refused}</p>
      <ul className="u:grid u:gap-3">
        {left.map(({ row, text }) => (
          <Line key={row.id} name={nameOf(row)} text={text} />
        ))}
      </ul>
    </div>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <li>
      <p className="u:wrap-anywhere">{name}</p>
      <p className="u:text-sm u:text-muted">{text}</p>
    </li>
  );
}

/** Null: nobody sees it any more. */
async function foundOf<Row extends { id: number }, Found extends { id: number }>(
  { find }: ManySteps<Row, Found>,
  row: Row,
): Promise<Found | null> {
  try {
    return await find(row);
  } catch (error) {
    if (isRefusal(error) && error.code === 'object-no-exist') return null;
    throw error;
  }
}
