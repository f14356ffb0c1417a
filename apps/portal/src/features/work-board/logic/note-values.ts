import type { BoardNote } from '@urzad/contract';
import { type FieldErrors, isIsoDate } from '@urzad/domain';
import { BOARD_NOTE_LIST_MAX, type BoardNoteReaders, boardNoteErrors } from '@urzad/grants';
import type { WorkBoard } from './boards';
import type { NewNoteBody } from './note-requests';

/** The form of a note. */
export interface NoteValues {
  title: string;
  text: string;
  /** Empty without one. */
  due_date: string;
  column: string;
  readers: BoardNoteReaders;
  labels: readonly string[];
  /** The texts of the checklist. */
  points: readonly string[];
}

/** @param note the one that is changed; a new one without it */
export function noteValuesOf(note: BoardNote | undefined, board: WorkBoard): NoteValues {
  if (!note)
    return {
      ...{ title: '', text: '', due_date: '', column: board.columns[0]?.[0] ?? '', readers: 'own' },
      ...{ labels: [], points: [] },
    };
  const { title, text, due_date, column, readers, labels, points } = note;
  return {
    ...{ title, text, due_date: due_date ?? '', column, readers, labels },
    points: points.map((point) => point.text),
  };
}

/** What others may have changed, in the order of the form. */
const SHARED = ['title', 'text', 'labels', 'points', 'due_date', 'readers'] as const;
export type SharedField = (typeof SHARED)[number];

/** The fields in which the form says something else than what is stored. */
export function differingFields(typed: NoteValues, stored: NoteValues): SharedField[] {
  return SHARED.filter((name) => !isSame(typed[name], stored[name]));
}

/** A list is the same with the same texts in the same order. */
export function isSame(one: NoteValues[keyof NoteValues], other: NoteValues[keyof NoteValues]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is wrong with the answers, by the names of the fields. */
export function noteErrors({ title, column, due_date, points }: NoteValues, id_board: number): FieldErrors {
  const errors = boardNoteErrors({ id_board, column, title });
  if (due_date.trim() !== '' && !isIsoDate(due_date)) errors.due_date = 'not-valid-date';
  if (points.length > BOARD_NOTE_LIST_MAX) errors.points = 'is-too-big';
  return errors;
}

/** The day is known to be right. */
export function noteBodyOf(
  { due_date, labels, points, ...values }: NoteValues,
  id_board: number,
): NewNoteBody {
  return {
    ...values,
    labels: [...labels],
    points: [...points],
    id_board,
    due_date: isIsoDate(due_date) ? due_date : null,
  };
}
