import type { BrowserFacts } from '@urzad/contract';
import type { TicketPriority, TicketStatus } from '@urzad/grants';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment } from '../../columns';
import { letterColumns } from '../../letters/letter-columns';

/** A ticket of the help desk (Process §2.18). */
export const ticket = pgTable(
  'ticket',
  {
    ...commonColumns(),
    /** `ZGL/2027/00012` */
    number: text().notNull().unique(),
    title: text().notNull(),
    /** A code of TICKET_CATEGORY. */
    category: text().notNull(),
    status: text().$type<TicketStatus>().notNull().default('new'),
    priority: text().$type<TicketPriority>().notNull().default('NORMAL'),
    /** Who asked. */
    id_user: integer().notNull(),
    /** The officer in charge. */
    id_user_owner: integer(),
    /** What the browser of who asked said about itself, if they sent it. */
    browser: json<BrowserFacts>(),
    /** The ticket that this one was merged into. */
    id_ticket_main: integer(),
    solved_date: moment(),
    closed_date: moment(),
    /** Of the last letter, or of the ticket itself. */
    last_date: moment().notNull(),
    /** Folded: number, title, who asked. */
    search_text: text().notNull(),
  },
  (table) => [
    index().on(table.id_user, table.last_date, table.id),
    index().on(table.id_user_owner, table.create_date, table.id),
    index().on(table.status, table.create_date, table.id),
    index('ticket_solved').on(table.status, table.solved_date),
    index().on(table.create_date, table.id),
    index().on(table.last_date, table.id),
    index().on(table.id_ticket_main),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('ticket_text').using('gin', table.search_text.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('ticket_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

/** Letters of a ticket and notes of the help desk. */
export const ticketMessage = pgTable(
  'ticketmessage',
  {
    ...letterColumns(),
    id_ticket: integer()
      .notNull()
      .references(() => ticket.id),
  },
  (table) => [index().on(table.id_ticket, table.id), index().on(table.id_user)],
);

/** The last number that a ticket got in a year. */
export const ticketCounter = pgTable('ticketcounter', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

export type TicketRecord = typeof ticket.$inferSelect;
export type TicketMessageRow = typeof ticketMessage.$inferSelect;
