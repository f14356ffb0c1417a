import { useQueries } from '@tanstack/react-query';
import { EDIT_BOARDS } from '@urzad/grants';
import { Alert, Button, PageHeading, TabLinks } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { OfficeErrorPage } from '#shared/failures/office-error-page';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { columnQuery } from '../api';
import { asked, type BoardFilter, filterIn, NO_FILTER, partsOf, withFilter } from '../logic/board-filter';
import { BOARDS, boardAt, type WorkBoard } from '../logic/boards';
import { boardFilterMessages } from '../messages/board-filter';
import { workBoardMessages } from '../messages/work-board';
import { BoardFilters } from './board-filters';
import { NewNote } from './new-note';
import { WorkColumns } from './work-columns';

/** The boards that this person may see, one at a time; those of everybody, or what they lead themselves. */
export function WorkBoardScreen({ isMine }: { isMine: boolean }) {
  const may = useSession(({ may: mayDo }) => mayDo);
  const { id } = useParams();
  const [params] = useSearchParams();
  const boards = BOARDS.filter(({ privilege }) => may(privilege));
  const shown = boardAt(boards, { id, code: params.get('board') });

  // Whether there is no such board or only no right to it is not said, as with an object.
  if (id !== undefined && !shown) return <NoBoardHere />;
  return <BoardScreen {...{ boards, shown, isMine }} isNamed={id !== undefined} />;
}

function NoBoardHere() {
  const { noPage } = useMessages(workBoardMessages);
  const heading = useScreen(noPage);

  return <OfficeErrorPage kind="404" ref={heading} title={noPage} />;
}

interface BoardScreenProps {
  boards: readonly WorkBoard[];
  shown: WorkBoard | undefined;
  isMine: boolean;
  /** The address is that of this board alone. */
  isNamed: boolean;
}

function BoardScreen({ boards, shown, isMine, isNamed }: BoardScreenProps) {
  const words = useMessages(workBoardMessages);
  const filterWords = useMessages(boardFilterMessages);
  const title = isMine ? words.ownTitle : words.title;
  const heading = useScreen(isNamed && shown ? `${words.boards[shown.code]} – ${title}` : title);
  const mayMove = useSession(({ may }) => may(EDIT_BOARDS));
  const today = useBusinessToday();
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const onFilter = (next: BoardFilter) => setParams((now) => withFilter(now, next), { replace: true });
  const counts = useQueries({
    // The other boards are whole: their links lead to them without the filter.
    queries: boards.map(({ of, code, columns }) => {
      const narrowing = code === shown?.code ? asked(filter) : {};
      return columnQuery(of, { statuses: columns.flat(), isMine, most: 1, ...narrowing });
    }),
  });

  return (
    <>
      <PageHeading
        ref={heading}
        title={title}
        lead={mayMove ? words.lead : words.leadReader}
        actions={
          shown && (
            <>
              <TabLinks
                look="switch"
                label={words.whose}
                links={[true, false].map((own) => ({
                  href: hrefOf(shown, own),
                  label: own ? words.own : words.team,
                  current: own === isMine,
                }))}
              />
              <BoardFilters board={shown} {...{ isMine, filter, onFilter }} />
              {mayMove && <NewNote key={shown.code} board={shown} />}
            </>
          )
        }
      />
      {!shown && (
        <Alert kind="info" title={words.noBoard}>
          {words.noBoardHint}
        </Alert>
      )}
      {shown && today && (
        <>
          <TabLinks
            label={words.boardsLabel}
            links={boards.map((board, at) => ({
              href: hrefOf(board, isMine),
              label: words.boards[board.code],
              current: board.code === shown.code,
              ...(counts[at]?.data && { count: counts[at].data.count }),
            }))}
          />
          {partsOf(filter) > 0 && (
            <p className="u:mb-3 u:flex u:flex-wrap u:items-center u:gap-x-3 u:text-sm">
              <span>{filterWords.narrowed}</span>
              <Button variant="quiet" size="sm" onClick={() => onFilter(NO_FILTER)}>
                {filterWords.clear}
              </Button>
            </p>
          )}
          <WorkColumns key={shown.code} board={shown} {...{ isMine, today, filter }} />
        </>
      )}
    </>
  );
}

/** A board of the team has an address of its own, which a colleague may be sent. */
function hrefOf({ id, code }: WorkBoard, isMine: boolean): string {
  return isMine ? `${paths.kanbanMine}?board=${code}` : paths.kanbanBoard(id);
}
