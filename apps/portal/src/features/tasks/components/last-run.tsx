import type { Task } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { runMomentText, runResultText } from '../logic/run-text';
import { taskWords } from '../messages/task-words';
import { taskMessages } from '../messages/tasks';
import { TaskStateBadge } from './task-state-badge';

interface LastRunProps {
  task: Task;
  today: IsoDate;
}

/** How a task is doing, and its last run; of what the server does otherwise a sentence. */
export function LastRun({ task, today }: LastRunProps) {
  const { otherwise } = useMessages(taskWords);
  const text = useLastRunText(task, today);
  if (task.otherwise) return <span className="u:text-sm u:text-muted">{otherwise[task.otherwise]}</span>;

  return (
    <span className="u:grid u:justify-items-start u:gap-0.5">
      <TaskStateBadge task={task} />
      <span key={text} className="u:text-sm u:text-muted">
        {text}
      </span>
    </span>
  );
}

function useLastRunText(task: Task, today: IsoDate): string {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  if (task.begin_date) return words.since(runMomentText(task.begin_date, today, locale));
  if (task.asked === 'yes') return words.asked;
  if (!task.last_run) return words.never;

  const moment = runMomentText(task.last_run, today, locale);
  const { last_changed, last_ms, note } = task;
  if (last_changed === null || last_ms === null) return moment;
  return `${moment} · ${runResultText({ changed: last_changed, ms: last_ms, note }, locale)}`;
}
