import { BOARD_NOTE_READER_CODES, BOARD_NOTE_STATUS_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { Officer } from './registration-shapes';
import { Id, IsoDate, YesNo } from './shapes';

/** What somebody of the office wrote on a board, beside the cards of objects (Process §2.18). */
export const BoardNote = z.object({
  id: Id,
  row_version: z.int(),
  id_board: z.int(),
  /** The first status of the column. */
  column: z.string(),
  status: z.enum(BOARD_NOTE_STATUS_CODES),
  title: z.string(),
  text: z.string(),
  due_date: z.nullable(IsoDate),
  readers: z.enum(BOARD_NOTE_READER_CODES),
  /** Codes of the dictionary BOARD_LABEL, as the office keeps it. */
  labels: z.array(z.string()),
  /** Its checklist. */
  points: z.array(z.object({ text: z.string(), done: YesNo })),
  /** Who wrote it. */
  author: Officer,
  /** Whether the caller wrote it. */
  is_own: z.enum(['yes', 'no']),
  /** What the caller may do now. */
  steps: z.array(z.enum(['set', 'move', 'check', 'done', 'reopen', 'delete'])),
});
export type BoardNote = z.infer<typeof BoardNote>;
