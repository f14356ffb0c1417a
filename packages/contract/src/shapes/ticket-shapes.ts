import { BROWSER_FACT_MAX, TICKET_LAW, TICKET_PRIORITY_CODES, TICKET_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { CaseMessage } from './case-shapes';
import { Officer } from './registration-shapes';
import { Id, IsoDate, IsoDateTime, tidyLine } from './shapes';

const StatusCode = z.enum(TICKET_STATUSES.codes);
const Fact = z.string().check(tidyLine, z.maxLength(BROWSER_FACT_MAX));

/** What the browser of who asks says about itself, as they saw it before they sent it (`BROWSER_FACTS`). */
export const BrowserFacts = z.object({
  browser: Fact,
  viewport: Fact,
  language: Fact,
  display: Fact,
  version: Fact,
});
export type BrowserFacts = z.infer<typeof BrowserFacts>;

/** One row of a list of tickets. */
export const TicketRow = z.object({
  id: Id,
  /** `ZGL/2027/00012` */
  number: z.string(),
  title: z.string(),
  /** A code of the dictionary TICKET_CATEGORY, as the office keeps it. */
  category: z.string(),
  status: StatusCode,
  priority: z.enum(TICKET_PRIORITY_CODES),
  /** Who asked, by the id of the account and by first and last name. */
  id_user: Id,
  person: z.string(),
  owner: z.nullable(Officer),
  create_date: IsoDateTime,
  /** Of the last letter, or of the ticket itself. */
  last_date: IsoDateTime,
  /** Letters of the other side that the caller's side has not read. */
  unread: z.int(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** Another ticket: without an id for who may not see it. */
const OtherTicket = z.object({ id: z.nullable(Id), number: z.string(), title: z.string() });

/** A ticket with all data of its screens. */
export const Ticket = z.object({
  ...TicketRow.shape,
  row_version: z.int(),
  /** Whose view this is: of who asked, or of the help desk. */
  side: z.enum(['asker', 'desk']),
  /** Null: they did not send it. */
  browser: z.nullable(BrowserFacts),
  /** The oldest first; the first one is the question. Who asked gets no notes. */
  messages: z.array(CaseMessage),
  /** The oldest first; `officer` is who of the help desk did the step. */
  events: z.array(z.object({ date: IsoDateTime, status: StatusCode, officer: z.nullable(z.string()) })),
  /** The ticket that this one was merged into. */
  main: z.nullable(OtherTicket),
  /** Tickets that were merged into this one. The help desk only. */
  duplicates: z.array(OtherTicket),
  /** The last day for the confirmation of a solved one. */
  confirm_to: z.nullable(IsoDate),
  /** The last day on which a closed one can be opened again. */
  reopen_to: z.nullable(IsoDate),
  /** What the caller may do now. */
  steps: z.array(z.enum(TICKET_LAW.steps)),
});
export type Ticket = z.infer<typeof Ticket>;
