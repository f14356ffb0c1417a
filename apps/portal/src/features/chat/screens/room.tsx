import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatRoom } from '@urzad/contract';
import { CHAT_MESSAGE_MAX } from '@urzad/grants';
import { useParams } from 'react-router-dom';
import { ReplyForm } from '#shared/conversation/reply-form';
import { useIsReplyRead } from '#shared/conversation/use-kept-reply';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { useBusinessToday } from '#shared/system/use-office';
import { roomQuery, roomsQuery, writeMessage } from '../api';
import { MentionField } from '../components/mention-field';
import { RoomMessages } from '../components/room-messages';
import { RoomPeople } from '../components/room-people';
import { RoomRows } from '../components/room-rows';
import { chatKey } from '../logic/chat-keys';
import { idsOf } from '../logic/mentioned';
import { roomName } from '../logic/room-name';
import { chatMessages } from '../messages/chat';

/** One room; on a desktop the others stand beside it. */
export function ChatRoomScreen() {
  const words = useMessages(chatMessages);
  const id = Number(useParams().id);
  const isRead = useIsReplyRead(id, 'chatroom');
  const { data: room, error, refetch } = useQuery(roomQuery(id));

  return (
    <ObjectScreen<ChatRoom>
      title={words.room}
      heading={room && <span lang={room.kind === 'ALL' ? undefined : 'pl'}>{roomName(room, words)}</span>}
      lead={room ? words.people(room.members.length) : '\u00a0'}
      breadcrumbs={[{ label: words.title, href: paths.chat }]}
      query={{ data: isRead ? room : undefined, error, refetch }}
      loading={words.loadingRoom}
      failed={words.failedRoom}
      missing={words.missing}
    >
      {(known) => (
        <div className="u:grid u:items-start u:gap-6 u:desktop:grid-cols-console">
          <div className="u:hidden u:gap-6 u:desktop:grid">
            <BesideRooms shown={id} />
            <RoomPeople room={known} />
          </div>
          <div key={id} className="u:grid u:min-w-0 u:gap-4">
            <RoomMessages room={known} />
            <WritePart room={known} />
            <div className="u:desktop:hidden">
              <RoomPeople room={known} />
            </div>
          </div>
        </div>
      )}
    </ObjectScreen>
  );
}

function BesideRooms({ shown }: { shown: number }) {
  const today = useBusinessToday();
  const { data } = useQuery(roomsQuery());
  return data && today ? <RoomRows rows={data.data} today={today} shown={shown} /> : null;
}

const NO_MENTIONS = { mentions: '' };

function WritePart({ room: { id, members } }: { room: ChatRoom }) {
  const words = useMessages(chatMessages);
  const queries = useQueryClient();
  const step = useWrite<unknown, { body: string; filenames: string[]; mentions: number[] }>({
    send: (message, key) => writeMessage(id, message, key),
    onDone: () => queries.invalidateQueries({ queryKey: chatKey }),
  });

  return (
    <ReplyForm
      id={id}
      of="chatroom"
      label={words.write}
      hint={words.writeHint}
      sendsOnEnter
      maxLength={CHAT_MESSAGE_MAX}
      action={{ children: words.send }}
      more={NO_MENTIONS}
      send={(written, { mentions }) => step.submit({ ...written, mentions: idsOf(mentions) })}
      failed={words.notSent}
      reasons={words.reasons}
    >
      <MentionField members={members} />
    </ReplyForm>
  );
}
