import { TASK_NAMES } from '@urzad/grants';
import * as z from 'zod/mini';
import { IsoDateTime, YesNo } from './shapes';

/** The cyclic tasks of the server, in the order in which they are listed. */
export const TASK_CODES = Object.keys(TASK_NAMES) as readonly (keyof typeof TASK_NAMES)[];
export const TaskCode = z.enum(TASK_CODES);
export type TaskCode = z.infer<typeof TaskCode>;

/** The states of Process §2.18. */
export const TASK_STATES = ['waiting', 'running', 'success', 'error', 'disabled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Why a run failed, as far as the error of the system tells. */
export const TASK_TROUBLES = ['no-answer', 'no-space', 'no-access', 'no-file', 'other'] as const;

const Failure = z.object({
  trouble: z.enum(TASK_TROUBLES),
  /** What the system said, for the administrator. */
  detail: z.string(),
});
export type TaskFailure = z.infer<typeof Failure>;

/** What a check has found; its values stand in the sentence. */
export const TASK_NOTES = [
  'backup-none',
  'backup-missing',
  'backup-unreadable',
  'backup-old',
  'backup-fine',
  'archive-unchanged',
  'archive-added',
  'archive-damaged',
  'retention-done',
  'reports-fresh',
  'reports-slow',
  'trust-none',
  'trust-ended',
  'trust-fine',
] as const;
const Note = z.object({
  code: z.enum(TASK_NOTES),
  level: z.enum(['info', 'warning']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TaskNote = z.infer<typeof Note>;

/** When a task runs: each so many milliseconds, or by a cron pattern in Warsaw time. */
const Turns = z.union([z.object({ every: z.int() }), z.object({ cron: z.string() })]);
export type TaskTurns = z.infer<typeof Turns>;

/**
 * What the server does in another way than by turns. `at-upload`: each file as it comes; `no-scanner`: files are not
 * scanned, as no scanner is set; `to-outbox`: e-mails are kept, as no mail server is set; `no-inbox`: the portal receives
 * no e-mails.
 */
export const TASK_OTHERWISE = ['at-upload', 'no-scanner', 'to-outbox', 'no-inbox'] as const;

/** A cyclic task. All times are those of the office. */
export const Task = z.object({
  code: TaskCode,
  /** What happens instead of turns; then nothing of the rest is set. */
  otherwise: z.nullable(z.enum(TASK_OTHERWISE)),
  row_version: z.int(),
  state: z.enum(TASK_STATES),
  /** Somebody has asked for a run that has not begun. */
  asked: YesNo,
  turns: z.nullable(Turns),
  /** Since when it runs. */
  begin_date: z.nullable(IsoDateTime),
  last_run: z.nullable(IsoDateTime),
  last_ms: z.nullable(z.int()),
  /** How many things the last run changed. */
  last_changed: z.nullable(z.int()),
  note: z.nullable(Note),
  failure: z.nullable(Failure),
  /** How many runs failed one after the other. */
  failed_in_row: z.int(),
  next_run: z.nullable(IsoDateTime),
  /** Who switched it off, when and why. */
  off: z.nullable(z.object({ by: z.string(), date: IsoDateTime, reason: z.string() })),
  params: z.record(z.string(), z.int()),
});
export type Task = z.infer<typeof Task>;

/** One run of a task. */
export const TaskRun = z.object({
  id: z.int(),
  date: IsoDateTime,
  ms: z.int(),
  changed: z.int(),
  by_hand: YesNo,
  note: z.nullable(Note),
  failure: z.nullable(Failure),
});
export type TaskRun = z.infer<typeof TaskRun>;
