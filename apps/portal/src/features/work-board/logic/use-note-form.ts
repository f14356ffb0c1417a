import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useWrite } from '#shared/server-state/use-write';
import type { WorkBoard } from './boards';
import { storedNoteIn } from './note-refusals';
import { addNote, setNote, showNote } from './note-requests';
import { type NoteValues, noteBodyOf, noteValuesOf } from './note-values';

interface Options {
  board: WorkBoard;
  /** The one that is changed; a new one without it. */
  note: BoardNote | undefined;
  onSaved: () => void;
}

/** The form of a note and its write. */
export function useNoteForm({ board, note, onSaved }: Options) {
  const queries = useQueryClient();
  const [told, setTold] = useState<BoardNote>();
  // The newest version that is known here: that of the board, or the one that a conflict told of.
  const read = told && note && told.row_version > note.row_version ? told : note;
  const values = noteValuesOf(read, board);
  const { form, isChanged } = useSharedForm(values, read?.row_version ?? 0);
  const write = useWrite<BoardNote, NoteValues>({
    send: (values, key) => {
      const body = noteBodyOf(values, board.id);
      return read ? setNote(read, body, key) : addNote(body, key);
    },
    onDone: async (saved) => {
      await showNote(queries, saved);
      onSaved();
    },
    onFailed: (error) => {
      const stored = storedNoteIn(error);
      if (stored) setTold(stored);
    },
  });

  /** What the server refuses of a field stands at the field. */
  async function send(values: NoteValues): Promise<Record<string, string> | undefined> {
    try {
      await write.submit(values);
      return undefined;
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (!refused) throw error;
      return refused;
    }
  }

  return {
    form,
    isChanged,
    /** What somebody else has stored since something was typed here. */
    changed: isChanged ? values : undefined,
    write,
    send,
  };
}
