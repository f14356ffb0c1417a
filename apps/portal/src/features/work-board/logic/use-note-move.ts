import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { toast, useLocale } from '@urzad/ui';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { boardNoteMessages } from '../messages/board-note';
import { moveNote, reloadNotes, showNote } from './note-requests';

interface Moving {
  note: BoardNote;
  column: string;
}

/** Why a note has not moved. */
export interface NoteStay {
  id: number;
  text: string;
}

interface Options {
  titleOf: (column: string) => string;
  onStay: (stay: NoteStay | undefined) => void;
}

/** A move of a note, which goes to any column of its board; or why it has not moved. */
export function useNoteMove({ titleOf, onStay }: Options): (note: BoardNote, column: string) => void {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const write = useWrite<BoardNote, Moving>({
    send: ({ note, column }, key) => moveNote(note, column, key),
    onDone: async (moved) => {
      toast.success(words.moved(moved.title, titleOf(moved.column)));
      await showNote(queries, moved);
    },
  });

  async function move(note: BoardNote, column: string) {
    if (write.isUnderWay()) {
      onStay({ id: note.id, text: words.wait });
      return;
    }
    onStay(undefined);
    write.renew();
    try {
      await write.submit({ note, column });
    } catch (error) {
      const isLate = error instanceof ApiFailure && (error.status === 409 || error.status === 404);
      if (isLate) await reloadNotes(queries);
      onStay({ id: note.id, text: isLate ? words.changedMeanwhile : failureText(error, locale) });
    }
  }

  return (note, column) => void move(note, column);
}
