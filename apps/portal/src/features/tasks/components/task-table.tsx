import type { Task } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { taskName } from '@urzad/grants';
import { Card, EmptyState, Link, Table, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useMayOnServer } from '#shared/system/use-may-on-server';
import { runMomentText } from '../logic/run-text';
import { hrefOfTaskView, type TaskView } from '../logic/task-view';
import { turnsText } from '../logic/turns-text';
import { taskMessages } from '../messages/tasks';
import { LastRun } from './last-run';
import { RunAction } from './run-action';

interface TaskTableProps {
  tasks: readonly Task[];
  view: TaskView;
  /** The task whose details are shown. */
  shown: Task | undefined;
  today: IsoDate;
}

/** The tasks, each with its turns, its last and its next run. */
export function TaskTable({ tasks, view, shown, today }: TaskTableProps) {
  const words = useMessages(taskMessages);
  const mayAct = useMayOnServer('base_task_run');

  return (
    <Table
      caption={words.title}
      rows={tasks}
      rowKey={({ code }) => code}
      density="dense"
      card={(task) => (
        <Card className="u:grid u:gap-2">
          <TaskName task={task} view={view} isShown={task.code === shown?.code} />
          <LastRun task={task} today={today} />
          <p className="u:text-sm">
            {words.next}: <NextRun task={task} today={today} />
          </p>
          {mayAct && task.turns && <RunAction task={task} look="row" />}
        </Card>
      )}
      empty={
        <EmptyState title={view.filter === 'off' ? words.noOff : words.noFailed}>{words.noneText}</EmptyState>
      }
      columns={[
        {
          key: 'task',
          header: words.task,
          cell: (task) => <TaskName task={task} view={view} isShown={task.code === shown?.code} />,
        },
        { key: 'last', header: words.last, cell: (task) => <LastRun task={task} today={today} /> },
        {
          key: 'next',
          header: words.next,
          cell: (task) => <NextRun task={task} today={today} />,
        },
        ...(mayAct
          ? [
              {
                ...{ key: 'acts', header: words.acts, headerHidden: true, align: 'end' as const },
                cell: (task: Task) => task.turns && <RunAction task={task} look="row" />,
              },
            ]
          : []),
      ]}
    />
  );
}

function NextRun({ task: { next_run, turns }, today }: { task: Task; today: IsoDate }) {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  // A new node for each time, which a page translated by the browser shows as well.
  if (next_run) return <span key={next_run}>{runMomentText(next_run, today, locale)}</span>;
  return <span className="u:text-muted">{turns ? words.switchedOff : words.noTurns}</span>;
}

function TaskName({ task, view, isShown }: { task: Task; view: TaskView; isShown: boolean }) {
  const locale = useLocale();

  return (
    <span className="u:grid u:gap-0.5">
      <Link
        href={hrefOfTaskView({ ...view, code: task.code })}
        aria-current={isShown || undefined}
        className={isShown ? 'u:font-semibold u:text-accent-text u:underline' : 'u:font-semibold u:underline'}
      >
        {taskName(task.code, locale)}
      </Link>
      {task.turns && <span className="u:text-sm u:text-muted">{turnsText(task.turns, locale)}</span>}
    </span>
  );
}
