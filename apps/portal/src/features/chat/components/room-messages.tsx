import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, ChatRoom } from '@urzad/contract';
import { timeText } from '@urzad/domain';
import { Button, Conversation, type ConversationItem, LetterText, MessageLog } from '@urzad/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SentFiles } from '#shared/conversation/sent-files';
import { useMomentText } from '#shared/conversation/use-letter';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useLive } from '#shared/live/live-store';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { Loaded } from '#shared/screen/loaded';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { messagesQuery, removeMessage, roomQuery } from '../api';
import { chatKey } from '../logic/chat-keys';
import { readersOf } from '../logic/read-by';
import { useReadMarks } from '../logic/use-read-marks';
import { chatMessages } from '../messages/chat';

/** The messages of a room: the newest, and earlier ones on request. */
export function RoomMessages({ room: { id } }: { room: ChatRoom }) {
  const words = useMessages(chatMessages);
  const isLive = useLive(({ isConnected }) => isConnected);
  const me = useSession((state) => state.me?.id);
  const { data: room } = useQuery(roomQuery(id, isLive));
  const pages = useInfiniteQuery(messagesQuery(id, isLive));
  const [isInSight, setInSight] = useState(false);
  const messages = pages.data?.pages.toReversed().flatMap(({ data }) => data);
  const last = messages?.at(-1);
  const read = room?.members.find((member) => member.id === me)?.read_to ?? 0;
  useReadMarks(id, room && last, isInSight, read);
  const { items, error } = useItems(room, messages ?? []);
  const textOf = useRefusalText(words.reasons);

  return (
    // As high as the log, so that nothing below moves when the messages come.
    <div className="u:min-h-[max(384px,70svh)]">
      <Loaded
        data={messages}
        error={pages.error}
        onRetry={() => void pages.refetch()}
        loading={words.loadingRoom}
        failed={words.failedRoom}
      >
        {(shown) => (
          <>
            {error !== null && <FormFailure title={words.notRemoved} error={error} text={textOf(error)} />}
            <MessageLog
              label={words.messages}
              messages={shown.map((message) => ({
                id: message.id,
                said: message.author.id === me ? undefined : <Said message={message} />,
              }))}
              isOwnLast={last?.author.id === me}
              onEndInSight={setInSight}
              before={
                pages.hasNextPage && (
                  <div className="u:flex u:justify-center">
                    <Button
                      size="sm"
                      loading={pages.isFetchingNextPage}
                      onClick={() => void pages.fetchNextPage()}
                    >
                      {words.earlier}
                    </Button>
                  </div>
                )
              }
            >
              {shown.length === 0 ? <p>{words.empty}</p> : <Conversation announces={false} items={items} />}
            </MessageLog>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Written in Polish by who is named so, whatever the language of the interface. */
function Said({ message: { author, body } }: { message: ChatMessage }) {
  const words = useMessages(chatMessages);
  return (
    <>
      <span lang={author.name ? 'pl' : undefined}>{`${author.name || words.nobody}: `}</span>
      <span lang="pl">{body}</span>
    </>
  );
}

function Named({ label, names }: { label: string; names: string }) {
  return (
    <>
      <span>{`${label} `}</span>
      <span lang="pl" className="u:wrap-anywhere">
        {names}
      </span>
    </>
  );
}

function useItems(room: ChatRoom | undefined, messages: readonly ChatMessage[]) {
  const words = useMessages(chatMessages);
  const queries = useQueryClient();
  const momentText = useMomentText();
  const me = useSession((state) => state.me?.id);
  const remove = useWrite<number, number>({
    send: async (id_message, key) => {
      if (room) await removeMessage(room.id, id_message, key);
      return id_message;
    },
    onDone: () => queries.invalidateQueries({ queryKey: chatKey }),
    // Its 15 minutes are over, or another window has removed it: the message is shown as it is.
    onFailed: () => void queries.invalidateQueries({ queryKey: chatKey }),
  });
  const lastOwn = messages.findLast(({ author, removed }) => author.id === me && removed === 'no');
  const readers = room && lastOwn && readersOf(room, lastOwn);
  const seen =
    readers &&
    (readers.isAll ? words.readByAll : <Named label={words.readBy} names={readers.names.join(', ')} />);

  const items = messages.map((message): ConversationItem => {
    const { id, author, body, sent_date, removed, is_removable, mentions, files } = message;
    const isOwn = author.id === me;
    const time = timeText(new Date(sent_date));
    return {
      kind: 'letter',
      id,
      author: author.name || words.nobody,
      isOwn,
      tone: isOwn ? 'own' : 'other',
      date: <time dateTime={sent_date}>{momentText(sent_date)}</time>,
      children:
        removed === 'yes' ? (
          <p className="u:text-muted u:italic">{words.removed}</p>
        ) : (
          <>
            <div lang="pl" className="u:contents">
              <LetterText text={body} />
            </div>
            {mentions.length > 0 && (
              <p className="u:text-sm u:text-muted">
                <Named
                  label={words.mentioned}
                  names={mentions.map(({ name }) => `@${name || words.nobody}`).join(', ')}
                />
              </p>
            )}
          </>
        ),
      files: files.length > 0 && <SentFiles files={files} />,
      actions: is_removable === 'yes' && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            aria-label={words.removeNamed(time)}
            onClick={() => remove.press(id)}
          >
            {words.remove}
          </Button>
        </div>
      ),
      seen: message === lastOwn ? seen : undefined,
    };
  });
  return { items, error: remove.error };
}
