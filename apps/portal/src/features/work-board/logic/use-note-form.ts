import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { useEffect, useRef, useState } from 'react';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import type { WorkBoard } from './boards';
import { changesOf, keptChangesOf, noteDraftKey } from './note-draft';
import { storedNoteIn } from './note-refusals';
import { addNote, setNote, showNote } from './note-requests';
import { restore } from './note-restoring';
import { type NoteValues, noteBodyOf, noteValuesOf } from './note-values';

interface Options {
  board: WorkBoard;
  /** The one that is changed; a new one without it. */
  note: BoardNote | undefined;
  /** What this browser kept of the form, read when it was opened. */
  kept: KeptDraft | null;
  onSaved: () => void;
}

/** The form of a note and its write. */
export function useNoteForm({ board, note, kept, onSaved }: Options) {
  const queries = useQueryClient();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [told, setTold] = useState<BoardNote>();
  // The newest version that is known here: that of the board, or the one that a conflict told of.
  const read = told && note && told.row_version > note.row_version ? told : note;
  const values = noteValuesOf(read, board);
  const { form, isChanged } = useSharedForm(values, read?.row_version ?? 0);
  const [restored] = useState(() => keptChangesOf(kept, values));
  useEffect(() => restore(form, restored), [form, restored]);
  // The draft lives as long as the form, and stores what is not yet stored then.
  const stored = useRef(values);
  useEffect(() => {
    stored.current = values;
  });
  const [draft] = useState(() =>
    createBrowserDraft<NoteValues>(noteDraftKey(userId, board.id, note), (typed) =>
      changesOf(typed, stored.current),
    ),
  );
  const write = useWrite<BoardNote, NoteValues>({
    send: (values, key) => {
      const body = noteBodyOf(values, board.id);
      return read ? setNote(read, body, key) : addNote(body, key);
    },
    onDone: async (saved) => {
      await draft.end();
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
    draft,
    /** What is stored now, as far as it is known here. */
    values,
    /** Somebody else has stored something since something was typed here. */
    isChanged,
    /** It began with what was typed before. */
    isRestored: Object.keys(restored).length > 0,
    write,
    send,
  };
}
