import * as z from 'zod/mini';
import { Id, IsoDateTime, Sha256, YesNo } from './shapes';

/** How serious an entry is. */
export const LOG_LEVELS = ['info', 'warning'] as const;

/** Ids of the log go on where those of other tables end. */
export const LogId = z.int().check(z.positive());

const NamedPerson = z.object({ id: Id, name: z.string() });

/** What an entry is about. */
export const LogObject = z.object({
  type: z.string(),
  id: z.nullable(z.int()),
  /** Its number or name; `null` where it has none, or is gone. */
  name: z.nullable(z.string()),
});
export type LogObject = z.infer<typeof LogObject>;

/** An entry in the list. */
export const LogEntryRow = z.object({
  id: LogId,
  date: IsoDateTime,
  level: z.enum(LOG_LEVELS),
  event: z.string(),
  /** Whose session it was; `null`: the server itself, or nobody who was signed in. */
  person: z.nullable(NamedPerson),
  /** Who acted for that person. */
  acting: z.nullable(NamedPerson),
  ip: z.nullable(z.string()),
  object: z.nullable(LogObject),
});
export type LogEntryRow = z.infer<typeof LogEntryRow>;

/** A value that the entry holds under one name. */
export const LogChange = z.object({
  field: z.string(),
  /** Of a value that changed; absent where the entry holds one value. */
  before: z.optional(z.nullable(z.string())),
  after: z.nullable(z.string()),
  /** `yes`: the entry holds more than this reader may see. */
  hidden: YesNo,
});
export type LogChange = z.infer<typeof LogChange>;

/** A whole entry. */
export const LogEntryView = z.object({
  ...LogEntryRow.shape,
  method: z.nullable(z.string()),
  /** The pattern of the address, without its values. */
  path: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  changes: z.array(LogChange),
  prev_hash: Sha256,
  hash: Sha256,
  /** Whether the next entry names this one; `last` where there is none yet. */
  next: z.enum(['fits', 'broken', 'last']),
});
export type LogEntryView = z.infer<typeof LogEntryView>;

/** The end of the log at a moment, kept outside the database. */
export const LogAnchor = z.object({ date: z.string(), id: LogId, hash: z.string() });

const BrokenEntry = z.object({
  id: LogId,
  reason: z.enum(['changed', 'gap', 'missing', 'not-as-anchored']),
});

/** What a whole check found. */
export const LogVerdictView = z.object({
  state: z.enum(['intact', 'broken']),
  rows: z.int(),
  /** The last entry that was checked; `null`: the log is empty. */
  last: z.nullable(LogAnchor),
  /** How many anchors the log was compared with. */
  anchors: z.int(),
  /** Lines of the file of anchors that are none. */
  damaged_anchors: z.int(),
  /** How many entries do not fit, and the first of them. */
  broken: z.int(),
  first_broken: z.array(BrokenEntry),
});
export type LogVerdictView = z.infer<typeof LogVerdictView>;

/** One check of the chain. */
export const LogCheck = z.object({
  id: Id,
  status: z.enum(['running', 'done', 'stopped', 'failed']),
  begun: IsoDateTime,
  ended: z.nullable(IsoDateTime),
  person: z.nullable(z.string()),
  /** Checked so far, of about so many. */
  rows: z.int(),
  total: z.int(),
  verdict: z.nullable(LogVerdictView),
});
export type LogCheck = z.infer<typeof LogCheck>;

export const LogChain = z.object({
  /** The newest check; `null` before the first one. */
  check: z.nullable(LogCheck),
  /** The newest that came to a verdict. */
  done: z.nullable(LogCheck),
  /** The newest anchor, to compare with one that was kept elsewhere. */
  anchor: z.nullable(LogAnchor),
});
export type LogChain = z.infer<typeof LogChain>;
