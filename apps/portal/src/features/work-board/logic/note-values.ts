import type { BoardNote } from '@urzad/contract';
import { type FieldErrors, isIsoDate } from '@urzad/domain';
import { type BoardNoteReaders, boardNoteErrors } from '@urzad/grants';
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
}

/** @param note the one that is changed; a new one without it */
export function noteValuesOf(note: BoardNote | undefined, board: WorkBoard): NoteValues {
  if (!note)
    return { title: '', text: '', due_date: '', column: board.columns[0]?.[0] ?? '', readers: 'own' };
  const { title, text, due_date, column, readers } = note;
  return { title, text, due_date: due_date ?? '', column, readers };
}

/** What others may have changed, in the order of the form. */
const SHARED = ['title', 'text', 'due_date', 'readers'] as const;
export type SharedField = (typeof SHARED)[number];

/** The fields in which the form says something else than what is stored. */
export function differingFields(typed: NoteValues, stored: NoteValues): SharedField[] {
  return SHARED.filter((name) => typed[name] !== stored[name]);
}

/** What is wrong with the answers, by the names of the fields. */
export function noteErrors({ title, column, due_date }: NoteValues, id_board: number): FieldErrors {
  const errors = boardNoteErrors({ id_board, column, title });
  if (due_date.trim() !== '' && !isIsoDate(due_date)) errors.due_date = 'not-valid-date';
  return errors;
}

/** The day is known to be right. */
export function noteBodyOf({ due_date, ...values }: NoteValues, id_board: number): NewNoteBody {
  return { ...values, id_board, due_date: isIsoDate(due_date) ? due_date : null };
}
