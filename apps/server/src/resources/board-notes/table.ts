import type { IsoDate } from '@urzad/domain';
import { BOARD_NOTE_STATUS_CODES, type BoardNoteReaders, type NotePoint } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, json } from '../../columns';

/** The day by which a note stands in its column: one without a day after all others, one that is done at the end. */
export const DAY_IN_ORDER = sql.raw(
  `(case when "status" = 'done' then date '9999-12-31' else coalesce("due_date", date '9999-12-30') end)`,
);

/** What a person wrote on a board of the office, beside the cards of objects (Process §2.18). */
export const boardNote = pgTable(
  'boardnote',
  {
    ...commonColumns(),
    /** Of `WORK_BOARDS`. */
    board: integer().notNull(),
    /** The first status of the column. */
    column: text().notNull(),
    status: text({ enum: BOARD_NOTE_STATUS_CODES }).notNull().default('open'),
    title: text().notNull(),
    text: text().notNull(),
    due_date: date({ mode: 'string' }).$type<IsoDate>(),
    readers: text().$type<BoardNoteReaders>().notNull(),
    /** Codes of BOARD_LABEL. */
    labels: json<string[]>().notNull().default([]),
    /** Its checklist. */
    points: json<NotePoint[]>().notNull().default([]),
    /** Who wrote it. */
    id_user: integer().notNull(),
  },
  (table) => [
    // A board in the order of its days.
    index('boardnote_by_day').on(table.id_application, table.board, DAY_IN_ORDER, table.id),
    index().on(table.id_user),
  ],
);

export type BoardNoteRow = typeof boardNote.$inferSelect;
