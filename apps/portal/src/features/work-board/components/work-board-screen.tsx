import { useQueries } from '@tanstack/react-query';
import { Alert, PageHeading, TabLinks, TextLink } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { columnQuery } from '../api';
import { BOARDS } from '../logic/boards';
import { workBoardMessages } from '../messages';
import { WorkColumns } from './work-columns';

/** The boards that this person may see, one at a time; those of everybody, or what they lead themselves. */
export function WorkBoardScreen({ isMine }: { isMine: boolean }) {
  const words = useMessages(workBoardMessages);
  const heading = useScreen(isMine ? words.ownTitle : words.title);
  const may = useSession(({ may: mayDo }) => mayDo);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const boards = BOARDS.filter(({ privilege }) => may(privilege));
  const shown = boards.find(({ code }) => code === params.get('board')) ?? boards[0];
  const counts = useQueries({
    queries: boards.map(({ of, columns }) => columnQuery(of, { statuses: columns.flat(), isMine, most: 1 })),
  });
  const path = isMine ? paths.kanbanMine : paths.kanban;
  const other = isMine ? paths.kanban : paths.kanbanMine;

  return (
    <>
      <PageHeading
        ref={heading}
        title={isMine ? words.ownTitle : words.title}
        lead={may('kanban_edit') ? words.lead : words.leadReader}
        actions={
          shown && (
            <TextLink variant="standalone" href={`${other}?board=${shown.code}`}>
              {isMine ? words.toTeam : words.toOwn}
            </TextLink>
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
            links={boards.map(({ code }, at) => ({
              href: `${path}?board=${code}`,
              label: words.boards[code],
              current: code === shown.code,
              ...(counts[at]?.data && { count: counts[at].data.count }),
            }))}
          />
          <WorkColumns key={shown.code} board={shown} isMine={isMine} today={today} />
        </>
      )}
    </>
  );
}
