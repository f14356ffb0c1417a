import { CONTACT_MESSAGE_LAW, CONTACT_MESSAGE_STATUSES, CONTACT_TOPIC_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { Officer } from './registration-shapes';
import { Id, IsoDate, IsoDateTime } from './shapes';

const StatusCode = z.enum(CONTACT_MESSAGE_STATUSES.codes);

/** One row of the list of messages from the public contact page. */
export const ContactMessageRow = z.object({
  id: Id,
  status: StatusCode,
  topic: z.enum(CONTACT_TOPIC_CODES),
  /** As its author typed them: nobody has proved that they are theirs. */
  name: z.string(),
  mail: z.string(),
  /** The beginning of the text, one line. */
  beginning: z.string(),
  create_date: IsoDateTime,
  /** The last day on which the office answers. */
  due_date: IsoDate,
  owner: z.nullable(Officer),
});
export type ContactMessageRow = z.infer<typeof ContactMessageRow>;

/** A message with what the office did with it. */
export const ContactMessage = z.object({
  ...ContactMessageRow.shape,
  row_version: z.int(),
  /** Empty where the author gave none. */
  phone: z.string(),
  body: z.string(),
  /** The account with this address, which a case is opened for; null: none, or the caller opens no cases. */
  account: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The e-mail of the office. */
  answer: z.nullable(z.object({ body: z.string(), date: IsoDateTime, officer: z.nullable(Officer) })),
  /** The case that the message became. */
  officecase: z.nullable(z.object({ id: Id, sign: z.string() })),
  /** Why it was closed without an answer; empty of others. */
  reason: z.string(),
  history: z.array(z.object({ date: IsoDateTime, status: StatusCode, officer: z.nullable(Officer) })),
  /** What the caller may do now. */
  steps: z.array(z.enum(CONTACT_MESSAGE_LAW.steps)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
