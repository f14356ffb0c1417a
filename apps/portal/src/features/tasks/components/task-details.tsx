import { paramsOfTask, TASK_FAILURES_TOLD, type Task } from '@urzad/contract';
import { type IsoDate, longDateText, warsawDate } from '@urzad/domain';
import { taskName } from '@urzad/grants';
import { Card, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import type { Ref } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useMayOnServer } from '#shared/system/use-may-on-server';
import { runMomentText } from '../logic/run-text';
import { turnsText } from '../logic/turns-text';
import { taskWords } from '../messages/task-words';
import { taskMessages } from '../messages/tasks';
import { EnableAction } from './enable-action';
import { LastRun } from './last-run';
import { ParamsAction } from './params-action';
import { RunAction } from './run-action';
import { TaskRuns } from './task-runs';

interface TaskDetailsProps {
  task: Task;
  today: IsoDate;
  /** The list, for who reads the details below it. */
  backHref: string;
  /** Takes the focus when another task is chosen. */
  ref: Ref<HTMLHeadingElement>;
}

/** One task: what it does, when, how it went, what can be done with it, and its log. */
export function TaskDetails({ task, today, backHref, ref }: TaskDetailsProps) {
  const words = useMessages(taskMessages);
  const { does } = useMessages(taskWords);
  const mayAct = useMayOnServer('base_task_run');
  const facts = useFacts(task, today);
  const name = taskName(task.code, useLocale());
  const hasTurns = task.turns !== null;

  return (
    <aside aria-label={words.details} className="u:grid u:min-w-0 u:gap-4">
      <Card>
        <h2 ref={ref} tabIndex={-1} className="u:text-md u:wrap-anywhere">
          {name}
        </h2>
        <p className="u:text-sm u:wrap-anywhere u:text-muted">
          <code>{task.code}</code>
        </p>
        <p className="u:mt-2 u:mb-3 u:text-sm">{does[task.code]}</p>
        <DescriptionList items={facts} />
        {mayAct && hasTurns && (
          <div className="u:mt-4 u:flex u:flex-wrap u:gap-3">
            <RunAction task={task} look="details" />
            {Object.keys(paramsOfTask(task.code)).length > 0 && <ParamsAction key={task.code} task={task} />}
            <EnableAction key={`${task.code} on`} task={task} />
          </div>
        )}
        <p className="u:mt-4 u:desktop:hidden">
          <TextLink variant="standalone" href={backHref}>
            {words.backToList}
          </TextLink>
        </p>
      </Card>
      {hasTurns && <TaskRuns key={task.code} task={task} today={today} />}
    </aside>
  );
}

function useFacts(task: Task, today: IsoDate) {
  const words = useMessages(taskMessages);
  const { params: labels } = useMessages(taskWords);
  const locale = useLocale();
  const { turns, next_run, failed_in_row, failure, off, params } = task;
  const next = next_run ? runMomentText(next_run, today, locale) : words.switchedOff;

  return [
    ...(turns ? [{ term: words.when, value: turnsText(turns, locale) }] : []),
    { term: words.last, value: <LastRun task={task} today={today} /> },
    ...(failure
      ? [
          {
            term: words.states.error,
            value: `${words.troubles[failure.trouble]} ${words.inRow(failed_in_row)}.`,
          },
        ]
      : []),
    ...(turns ? [{ term: words.next, value: next }] : []),
    ...(turns ? [{ term: words.tells, value: words.tellsAfter(TASK_FAILURES_TOLD) }] : []),
    ...(off
      ? [
          {
            term: words.offFact,
            value: words.offBy(off.by, longDateText(warsawDate(new Date(off.date)), locale)),
          },
          { term: words.offReason, value: off.reason },
        ]
      : []),
    ...Object.entries(params).map(([param, value]) => ({
      term: labels[param]?.[0] ?? param,
      value: String(value),
    })),
  ];
}
