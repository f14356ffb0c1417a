import { CircleAlert, CircleCheck, CircleDashed, Lock, type LucideIcon, PencilLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Link } from '../../foundations/link/link';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { StatusBadge, type StatusColor } from '../../foundations/status-badge/status-badge';
import { type TaskListLabels, taskListLabels } from './task-list.labels';

/** `blocked` waits for another task, which its hint names. */
export type TaskState = keyof TaskListLabels;

/** One task of a `TaskList`. */
export interface Task {
  /** Unique in the list. */
  id: string;
  /** The name of the task and of its link. */
  title: string;
  /** The address of the task; without one it can only be read. */
  href?: string | undefined;
  /** The status, as icon, word and colour. */
  state: TaskState;
  /** What is needed, what it waits for, the deadline. */
  hint?: ReactNode;
}

export interface TaskListProps extends LocaleProp {
  /** Names the list: "Dokumenty do umowy". */
  label: string;
  /** The tasks, in the order in which they are shown. */
  tasks: readonly Task[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TaskListLabels>;
}

const LOOKS = {
  done: { color: 'green', icon: CircleCheck },
  started: { color: 'blue', icon: PencilLine },
  todo: { color: 'orange', icon: CircleDashed },
  wrong: { color: 'red', icon: CircleAlert },
  blocked: { color: 'grey', icon: Lock },
} as const satisfies Record<TaskState, { color: StatusColor; icon: LucideIcon }>;

/** Tasks in any order, each with its status. Status and hint describe the link, so that its name stays short. */
export function TaskList({ label, tasks, labels, locale }: TaskListProps) {
  const words = useLabels<TaskListLabels>(taskListLabels, labels, locale);

  return (
    <ul aria-label={label} className="u:border-b u:border-line">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} status={words[task.state]} />
      ))}
    </ul>
  );
}

function TaskRow({ task, status }: { task: Task; status: string }) {
  const { title, href, state, hint } = task;
  const id = useId();
  const describedBy = hint ? `${id}-hint ${id}-status` : `${id}-status`;

  return (
    <li
      data-state={state}
      className="u:flex u:flex-col u:items-start u:gap-x-4 u:gap-y-2 u:border-t u:border-line u:py-3.5 u:tablet:flex-row u:tablet:justify-between"
    >
      <div className="u:min-w-0">
        {href && state !== 'blocked' ? (
          <Link
            href={href}
            aria-describedby={describedBy}
            className="u:link-look u:font-medium u:wrap-anywhere"
          >
            {title}
          </Link>
        ) : (
          <span className={cn('u:font-medium u:wrap-anywhere', state === 'blocked' && 'u:text-muted')}>
            {title}
          </span>
        )}
        {hint && (
          <p id={`${id}-hint`} className="u:text-sm u:text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="u:part" id={`${id}-status`}>
        <StatusBadge {...LOOKS[state]} dashed={state === 'blocked'}>
          {status}
        </StatusBadge>
      </span>
    </li>
  );
}
