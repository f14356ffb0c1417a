import type { IsoDate } from '@urzad/domain';
import { Avatar, StatusBadge, useLocale, useTypeset } from '@urzad/ui';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { NumberLink } from '#shared/list/cells';
import { PresenceMark } from '#shared/presence/presence';
import type { WorkBoard } from '../logic/boards';
import type { WorkCard } from '../logic/work-card';
import { workBoardMessages } from '../messages/work-board';

interface CardContentProps {
  card: WorkCard;
  board: WorkBoard;
  /** The column has several statuses, so the card names its own. */
  showsStatus: boolean;
  today: IsoDate;
}

/** What a card shows: its number, the applicant, the days left, and who leads it. */
export function CardContent({ card, board, showsStatus, today }: CardContentProps) {
  const words = useMessages(workBoardMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const { number, href, id_user, person, about, due, owner, status } = card;
  const info = useStatuses(board.statuses).table[status];

  return (
    <div className="u:grid u:gap-1">
      <p>
        <NumberLink href={href} number={number} />
      </p>
      <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-2">
        <span lang="pl" className="u:font-semibold">
          {person}
        </span>
        <PresenceMark id={id_user} />
      </p>
      {about && (
        <p lang="pl" className="u:text-xs u:text-muted">
          {about}
        </p>
      )}
      {showsStatus && info && (
        <p>
          <StatusBadge
            color={info.colour}
            {...(board.icons[status] && { icon: board.icons[status] })}
            compact
          >
            {typeset(info[locale])}
          </StatusBadge>
        </p>
      )}
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
        {due ? <DaysLeft due={due} today={today} /> : <span />}
        {owner ? (
          <span title={words.leads(owner.name)}>
            <Avatar name={owner.name} size="sm" />
            <span className="u:sr-only">{words.leads(owner.name)}</span>
          </span>
        ) : (
          <span className="u:text-xs u:text-muted">{words.nobody}</span>
        )}
      </div>
    </div>
  );
}
