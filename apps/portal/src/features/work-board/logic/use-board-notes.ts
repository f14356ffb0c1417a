import { useInfiniteQuery } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { useState } from 'react';
import { type BoardFilter, passes } from './board-filter';
import type { WorkBoard } from './boards';
import { notesQuery } from './note-requests';
import { type NoteStay, useNoteMove } from './use-note-move';

interface Options {
  board: WorkBoard;
  isMine: boolean;
  titleOf: (column: string) => string;
  filter: BoardFilter;
}

/** The notes on a board, the one that is opened, and their moves. */
export function useBoardNotes({ board, isMine, titleOf, filter }: Options) {
  const answer = useInfiniteQuery(notesQuery(board.id, isMine));
  const notes = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  const [opened, setOpened] = useState<BoardNote>();
  const [stay, setStay] = useState<NoteStay>();
  const moveTo = useNoteMove({ titleOf, onStay: setStay });

  return {
    isPending: answer.isPending,
    /** Only of notes that were never loaded: later failures leave the last answer. */
    error: answer.data ? null : answer.error,
    retry: () => void answer.refetch(),
    more: answer.hasNextPage ? () => void answer.fetchNextPage() : undefined,
    isLoadingMore: answer.isFetchingNextPage,
    inColumn: (column: string) => notes.filter((note) => note.column === column && passes(note, filter)),
    // One that a colleague removed meanwhile stays open: what is typed there is not lost.
    opened: opened && (notes.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
    stay,
    dismiss: () => setStay(undefined),
    /** Whether the card is a note, which moves. */
    move(card: string, column: string): boolean {
      const note = notes.find(({ id }) => noteCardId(id) === card);
      if (note) moveTo(note, column);
      return note !== undefined;
    },
  };
}

/** Of its card: objects have ids of their own. */
export function noteCardId(id: number): string {
  return `note-${id}`;
}
