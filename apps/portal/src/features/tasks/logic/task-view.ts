import { TASK_CODES, type Task, type TaskCode } from '@urzad/contract';
import { paths } from '#shared/paths';

export const TASK_FILTERS = ['all', 'failed', 'off'] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

/** What of the tasks is shown, as the address says it. */
export interface TaskView {
  filter: TaskFilter;
  /** The task whose details are shown; undefined for the first. */
  code: TaskCode | undefined;
}

export function parseTaskView(params: URLSearchParams): TaskView {
  return {
    filter: TASK_FILTERS.find((name) => name === params.get('show')) ?? 'all',
    code: TASK_CODES.find((name) => name === params.get('task')),
  };
}

export function hrefOfTaskView({ filter, code }: TaskView): string {
  const params = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(code && { task: code }),
  });
  return params.size === 0 ? paths.tasks : `${paths.tasks}?${params}`;
}

export function passesFilter({ failed_in_row, off }: Task, filter: TaskFilter): boolean {
  if (filter === 'failed') return failed_in_row > 0;
  return filter === 'all' || off !== null;
}

/** The task that needs a person most: the one that failed most often in a row. */
export function worstOf(tasks: readonly Task[]): Task | undefined {
  const [worst] = tasks
    .filter(({ failed_in_row }) => failed_in_row > 0)
    .toSorted((one, other) => other.failed_in_row - one.failed_in_row);
  return worst;
}
