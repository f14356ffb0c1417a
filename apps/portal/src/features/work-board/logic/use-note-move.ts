import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { toast, useLocale } from '@urzad/ui';
import { useState } from 'react';
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

/** A move of a note, which goes to any column of its board; or why it has not moved. */
export function useNoteMove(titleOf: (column: string) => string) {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const [stay, setStay] = useState<{ id: number; text: string }>();
  const write = useWrite<BoardNote, Moving>({
    send: ({ note, column }, key) => moveNote(note, column, key),
    onDone: async (moved) => {
      toast.success(words.moved(moved.title, titleOf(moved.column)));
      await showNote(queries, moved);
    },
  });

  async function move(note: BoardNote, column: string) {
    if (write.isUnderWay()) return;
    setStay(undefined);
    write.renew();
    try {
      await write.submit({ note, column });
    } catch (error) {
      const isLate = error instanceof ApiFailure && (error.status === 409 || error.status === 404);
      if (isLate) await reloadNotes(queries);
      setStay({ id: note.id, text: isLate ? words.changedMeanwhile : failureText(error, locale) });
    }
  }

  return {
    stay,
    move: (note: BoardNote, column: string) => void move(note, column),
    close: () => setStay(undefined),
  };
}
