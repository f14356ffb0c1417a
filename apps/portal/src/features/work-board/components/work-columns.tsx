import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { useLocale, useTypeset } from '@urzad/ui';
import { Board } from '@urzad/ui/board';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { columnQuery } from '../api';
import { CARDS_FIRST } from '../logic/amounts';
import type { WorkBoard } from '../logic/boards';
import { useMove } from '../logic/use-move';
import { workBoardMessages } from '../messages';
import { CardContent } from './card-content';
import { ColumnEnd } from './column-end';
import { StayNote } from './stay-note';

interface WorkColumnsProps {
  board: WorkBoard;
  isMine: boolean;
  today: IsoDate;
}

/** One board: the objects in the columns of their statuses. */
export function WorkColumns({ board, isMine, today }: WorkColumnsProps) {
  const words = useMessages(workBoardMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const mayMove = useSession(({ may }) => may('kanban_edit'));
  const [most, setMost] = useState<Readonly<Record<string, number>>>({});
  const answers = useQueries({
    queries: board.columns.map((statuses) => ({
      ...columnQuery(board.of, { statuses, isMine, most: most[statuses[0]] ?? CARDS_FIRST }),
      placeholderData: keepPreviousData,
    })),
  });
  const titleOf = (id: string) => typeset(board.statuses.table[id]?.[locale] ?? id);
  const { stay, move, close } = useMove({
    board,
    titleOf,
    cards: answers.flatMap(({ data }) => data?.cards ?? []),
  });

  // On a phone the columns lie below each other: one that came first would be moved by the others.
  if (answers.some(({ isPending }) => isPending)) {
    return (
      <p role="status" className="u:p-2 u:text-sm u:text-muted">
        {words.loading}
      </p>
    );
  }

  const columns = board.columns.map((statuses, at) => {
    const [id] = statuses;
    const answer = answers[at];
    return {
      ...{ id, title: titleOf(id), icon: board.icons[id] ?? Inbox, count: answer?.data?.count },
      cards: (answer?.data?.cards ?? []).map((card) => ({
        ...{ id: String(card.id), name: card.number },
        content: <CardContent {...{ card, board, today }} showsStatus={statuses.length > 1} />,
        note: stay?.card === card.id && <StayNote {...{ stay, card }} onClose={close} />,
      })),
      end: (
        <ColumnEnd
          answer={answer}
          list={board.list}
          onMore={(next) => setMost((before) => ({ ...before, [id]: next }))}
        />
      ),
    };
  });

  return <Board label={words.boards[board.code]} columns={columns} {...(mayMove && { onMove: move })} />;
}
