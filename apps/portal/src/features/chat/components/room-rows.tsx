import type { ChatRoomRow } from '@urzad/contract';
import { dateText, type IsoDate, timeText, warsawDate } from '@urzad/domain';
import { Counter, Link, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { BesidePresence } from '#shared/presence/presence';
import { useSession } from '#shared/session/session-store';
import { roomName } from '../logic/room-name';
import { chatMessages } from '../messages/chat';

interface RoomRowsProps {
  rows: readonly ChatRoomRow[];
  today: IsoDate;
  /** The room beside the list. */
  shown?: number;
}

/** Rooms as links, the last written first. */
export function RoomRows({ rows, today, shown }: RoomRowsProps) {
  const words = useMessages(chatMessages);
  return (
    <ul aria-label={words.title} className="u:overflow-hidden u:rounded-lg u:border u:border-line">
      {rows.map((row) => (
        <li key={row.id} className="u:border-b u:border-line-subtle u:last:border-b-0">
          <RoomRow row={row} today={today} isShown={row.id === shown} />
        </li>
      ))}
    </ul>
  );
}

interface RoomRowProps {
  row: ChatRoomRow;
  today: IsoDate;
  isShown: boolean;
}

function RoomRow({ row, today, isShown }: RoomRowProps) {
  const words = useMessages(chatMessages);
  const locale = useLocale();
  const { last, unread } = row;
  const day = last && warsawDate(new Date(last.sent_date));

  return (
    <Link
      href={paths.chatRoom(row.id)}
      aria-current={isShown ? 'page' : undefined}
      className={`u:grid u:grid-cols-1 u:gap-0.5 u:py-3 u:pe-4 u:text-ink u:no-underline u:hover:bg-surface-hover ${isShown ? 'u:border-s-4 u:border-accent u:bg-accent-subtle u:ps-3' : 'u:ps-4'}`}
    >
      <span className="u:flex u:items-baseline u:gap-2">
        <span className="u:min-w-0 u:flex-1">
          <BesidePresence id={row.id_other}>
            <span
              lang={row.kind === 'ALL' ? undefined : 'pl'}
              className={unread > 0 ? 'u:font-semibold' : undefined}
            >
              {roomName(row, words)}
            </span>
          </BesidePresence>
        </span>
        {last && day && (
          <time dateTime={last.sent_date} className="u:shrink-0 u:text-sm u:tabular-nums u:text-muted">
            {day === today ? timeText(new Date(last.sent_date)) : dateText(day, { today, locale })}
          </time>
        )}
      </span>
      <span className="u:flex u:items-center u:gap-2 u:text-sm u:text-muted">
        <LastText row={row} />
        {unread > 0 && (
          <span className="u:relative u:shrink-0">
            <span aria-hidden="true">
              <Counter kind="accent" value={unread} />
            </span>
            <span className="u:sr-only">{words.unread(unread)}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

function LastText({ row: { last } }: Pick<RoomRowProps, 'row'>) {
  const words = useMessages(chatMessages);
  const me = useSession((state) => state.me?.id);
  if (!last) return <span className="u:min-w-0 u:flex-1 u:truncate">{words.nothing}</span>;
  const isOwn = last.author.id === me;
  const author = isOwn ? words.you : last.author.name || words.nobody;
  if (last.removed === 'yes') {
    return <span className="u:min-w-0 u:flex-1 u:truncate">{words.removed}</span>;
  }
  return (
    <span className="u:min-w-0 u:flex-1 u:truncate">
      <span lang={isOwn ? undefined : 'pl'}>{`${author}: `}</span>
      <span lang="pl">{last.body}</span>
    </span>
  );
}
