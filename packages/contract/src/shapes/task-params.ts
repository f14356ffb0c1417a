/** After so many failures in a row those who run the tasks are told. */
export const TASK_FAILURES_TOLD = 3;

/** A number by which an administrator sets what a cyclic task does. */
export interface TaskParam {
  min: number;
  max: number;
  /** The value until somebody sets another. */
  start: number;
}

export type TaskParams = Readonly<Record<string, number>>;

const PARAMS: Readonly<Record<string, Readonly<Record<string, TaskParam>>>> = {
  reminders: {
    correction_days: { min: 1, max: 14, start: 2 },
    review_days: { min: 1, max: 80, start: 30 },
  },
  // The log is kept for two years at least (Process §7.4).
  log_archive_2y: { kept_months: { min: 24, max: 120, start: 24 } },
  backup_check: { backup_hours: { min: 1, max: 720, start: 26 } },
  mail_inbox: { letters: { min: 1, max: 1_000, start: 200 } },
  session_cleanup: { run_days: { min: 30, max: 3_650, start: 90 } },
};

/** The numbers of a task by their names; of most tasks none. */
export function paramsOfTask(code: string): Readonly<Record<string, TaskParam>> {
  return PARAMS[code] ?? {};
}

/** The numbers as they are set, with the first value of each that is not. */
export function taskParams(code: string, set: TaskParams): TaskParams {
  const entries = Object.entries(paramsOfTask(code));
  return Object.fromEntries(entries.map(([name, { start }]) => [name, set[name] ?? start]));
}

/** What is wrong with numbers that somebody sets, by their names. */
export function taskParamErrors(
  code: string,
  given: Readonly<Record<string, number | undefined>>,
): Record<string, 'is-empty' | 'not-valid-number' | 'is-too-small' | 'is-too-big'> {
  const found = Object.entries(paramsOfTask(code)).map(([name, param]) => {
    const error = errorOf(given[name], param);
    return error === undefined ? [] : [[name, error] as const];
  });
  return Object.fromEntries(found.flat());
}

function errorOf(value: number | undefined, { min, max }: TaskParam) {
  if (value === undefined) return 'is-empty';
  if (!Number.isInteger(value)) return 'not-valid-number';
  if (value < min) return 'is-too-small';
  return value > max ? 'is-too-big' : undefined;
}
