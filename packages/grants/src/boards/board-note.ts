import { codesOf, type FieldErrors, isBlank, type Option } from '@urzad/domain';
import { WORK_BOARDS } from './work-boards';

export const BOARD_NOTE_TITLE_MAX = 120;
export const BOARD_NOTE_TEXT_MAX = 2_000;
/** Labels of one note, and points of its checklist. */
export const BOARD_NOTE_LIST_MAX = 30;
/** Characters of one point. */
export const BOARD_NOTE_POINT_MAX = 120;

/** One point of the checklist of a note. Each stands in it once, so its text names it. */
export interface NotePoint {
  text: string;
  done: 'yes' | 'no';
}

/** The checklist with these points: what was done stays done. */
export function pointsOf(texts: readonly string[], before: readonly NotePoint[]): NotePoint[] {
  const done = new Map(before.map((point) => [point.text, point.done]));
  return [...new Set(texts)].map((text) => ({ text, done: done.get(text) ?? 'no' }));
}

/** Who sees a note on a board: who wrote it, or everybody of the office who sees the board. */
export const BOARD_NOTE_READERS = [
  { code: 'own', pl: 'Tylko ja', en: 'Only me' },
  { code: 'office', pl: 'Cały zespół', en: 'The whole team' },
] as const satisfies readonly Option[];
export type BoardNoteReaders = (typeof BOARD_NOTE_READERS)[number]['code'];
export const BOARD_NOTE_READER_CODES = codesOf(BOARD_NOTE_READERS);

export const BOARD_NOTE_STATUS_CODES = ['open', 'done'] as const;

interface NotePlace {
  id_board: number;
  /** The first status of the column. */
  column: string;
}

/** What prevents a note, by the names of its fields. */
export function boardNoteErrors({ title, ...place }: NotePlace & { title: string }): FieldErrors {
  const errors: FieldErrors = {};
  if (isBlank(title)) errors.title = 'is-empty';
  if (!isBoardColumn(place)) errors.column = 'not-valid-option';
  return errors;
}

/** Whether the board has the column. */
function isBoardColumn({ id_board, column }: NotePlace): boolean {
  const board = WORK_BOARDS.find(({ id }) => id === id_board);
  return board?.columns.some(([first]) => first === column) ?? false;
}
