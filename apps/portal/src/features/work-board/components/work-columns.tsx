import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { EDIT_BOARDS } from '@urzad/grants';
import { Button, useLocale, useTypeset } from '@urzad/ui';
import { Board } from '@urzad/ui/board';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { useSession } from '#shared/session/session-store';
import { columnQuery } from '../api';
import { CARDS_FIRST } from '../logic/amounts';
import { asked, type BoardFilter } from '../logic/board-filter';
import type { WorkBoard } from '../logic/boards';
import type { Stay } from '../logic/stay';
import { useBoardNotes } from '../logic/use-board-notes';
import { useMove } from '../logic/use-move';
import { boardNoteMessages } from '../messages/board-note';
import { workBoardMessages } from '../messages/work-board';
import { CardContent } from './card-content';
import { ColumnEnd } from './column-end';
import { noteCard } from './note-card';
import { OpenedNote } from './opened-note';
import { StayNote } from './stay-note';

interface WorkColumnsProps {
  board: WorkBoard;
  isMine: boolean;
  today: IsoDate;
  filter: BoardFilter;
}

/** One board: the objects in the columns of their statuses, and above them what people wrote there. */
export function WorkColumns({ board, isMine, today, filter }: WorkColumnsProps) {
  const words = useMessages(workBoardMessages);
  const noteWords = useMessages(boardNoteMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const mayMove = useSession(({ may }) => may(EDIT_BOARDS));
  const [most, setMost] = useState<Readonly<Record<string, number>>>({});
  const answers = useQueries({
    queries: board.columns.map((statuses) => ({
      ...columnQuery(board.of, {
        statuses,
        isMine,
        most: most[statuses[0]] ?? CARDS_FIRST,
        ...asked(filter),
      }),
      placeholderData: keepPreviousData,
    })),
  });
  const { table } = useStatuses(board.statuses);
  const titleOf = (id: string) => typeset(table[id]?.[locale] ?? id);
  const notes = useBoardNotes({ board, isMine, titleOf, filter });
  const [stay, setStay] = useState<Stay>();
  const move = useMove({
    ...{ board, titleOf, onStay: setStay },
    cards: answers.flatMap(({ data }) => data?.cards ?? []),
  });

  // On a phone the columns lie below each other: one that came first would be moved by the others.
  if (notes.isPending || answers.some(({ isPending }) => isPending)) {
    return (
      <p role="status" className="u:p-2 u:text-sm u:text-muted">
        {words.loading}
      </p>
    );
  }

  const columns = board.columns.map((statuses, at) => {
    const [id] = statuses;
    const answer = answers[at];
    const written = notes.inColumn(id);
    const notesText = notes.more ? noteWords.countShown : noteWords.count;
    return {
      ...{ id, title: titleOf(id), icon: board.icons[id] ?? Inbox },
      // As on the tab: objects alone.
      count: answer?.data?.count,
      aside: written.length > 0 ? notesText(written.length) : undefined,
      cards: [
        ...written.map((note) => noteCard(note, notes, today)),
        ...(answer?.data?.cards ?? []).map((card) => ({
          ...{ id: String(card.id), name: card.number },
          content: <CardContent {...{ card, board, today }} showsStatus={statuses.length > 1} />,
          note: stay?.card === card.id && <StayNote {...{ stay, card }} onClose={() => setStay(undefined)} />,
        })),
      ],
      end: (
        <ColumnEnd
          answer={answer}
          hasNotes={written.length > 0}
          list={board.list}
          onMore={(next) => setMost((before) => ({ ...before, [id]: next }))}
        />
      ),
    };
  });
  const onMove = (card: string, column: string) => {
    if (!notes.move(card, column)) move(card, column);
  };

  return (
    <>
      {notes.error && <LoadFailure title={noteWords.loadFailed} error={notes.error} onRetry={notes.retry} />}
      <Board label={words.boards[board.code]} columns={columns} {...(mayMove && { onMove })} />
      {mayMove && (
        <p className="u:mt-3 u:hidden u:text-sm u:text-muted u:desktop:block u:print:hidden">{words.keys}</p>
      )}
      {notes.more && (
        <div className="u:mt-3">
          <Button loading={notes.isLoadingMore} onClick={notes.more}>
            {noteWords.more}
          </Button>
        </div>
      )}
      {notes.opened && (
        <OpenedNote key={notes.opened.id} note={notes.opened} board={board} onClose={notes.close} />
      )}
    </>
  );
}
