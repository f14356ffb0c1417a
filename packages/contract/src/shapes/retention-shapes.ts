import { RETENTION_LIST_LAW, RETENTION_LIST_STATUSES, RETENTION_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { Officer } from './registration-shapes';
import { Id, IsoDate, IsoDateTime } from './shapes';

const ListStatus = z.enum(RETENTION_LIST_STATUSES.codes);
const Step = z.enum(RETENTION_LIST_LAW.steps);

/** A list of people whose data is kept no longer, and what the inspector decided. */
export const RetentionList = z.object({
  id: Id,
  row_version: z.int(),
  status: ListStatus,
  create_date: IsoDateTime,
  /** How many of its people are in each status. */
  counts: z.record(z.enum(RETENTION_STATUSES.codes), z.int()),
  /** The number of the consent of the archive; empty until the list is approved. */
  consent: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  officer: z.nullable(Officer),
  decided_date: z.nullable(IsoDateTime),
  /** What the caller may do now. */
  steps: z.array(Step),
});
export type RetentionList = z.infer<typeof RetentionList>;

/** One person of a list. */
export const RetentionRow = z.object({
  id: Id,
  row_version: z.int(),
  status: z.enum(RETENTION_STATUSES.codes),
  list: z.object({ id: Id, create_date: IsoDateTime, status: ListStatus }),
  /** The name is empty once the data is erased. */
  person: z.object({ id: Id, name: z.string() }),
  /** The last days of the two terms, and the later one. */
  rodo_to: IsoDate,
  archive_to: IsoDate,
  retention_to: IsoDate,
  /** Of the case that the archive keeps longest. */
  category: z.string(),
  /** Of the person's cases. */
  signs: z.array(z.string()),
  /** Why the data stays. */
  reason: z.string(),
  erased_date: z.nullable(IsoDateTime),
  steps: z.array(Step),
});
export type RetentionRow = z.infer<typeof RetentionRow>;
