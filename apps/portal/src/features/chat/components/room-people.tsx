import { useQueryClient } from '@tanstack/react-query';
import type { ChatRoom } from '@urzad/contract';
import { Button, Card, toast } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { LogOut, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { PresenceMark } from '#shared/presence/presence';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { dismiss, findColleagues, invite, leaveRoom, ofRoom, roomQuery } from '../api';
import { chatListKey } from '../logic/chat-keys';
import { chatMessages } from '../messages/chat';

/** Who is in a room; in a room that somebody made, who comes and goes. */
export function RoomPeople({ room }: { room: ChatRoom }) {
  const words = useMessages(chatMessages);
  const heading = useId();
  const textOf = useRefusalText(words.reasons);
  const me = useSession((state) => state.me?.id);
  const { id, members } = room;
  const out = useStep<ChatRoom, number>({ ...ofRoom, send: (id_user, key) => dismiss(id, id_user, key) });
  const leads = room.kind === 'ROOM' && room.id_user === me;

  return (
    <Card className="u:grid u:gap-3">
      <h2 id={heading} className="u:text-lg">
        {words.inRoom}
      </h2>
      {out.error !== null && (
        <FormFailure title={words.notChanged} error={out.error} text={textOf(out.error)} />
      )}
      <ul
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="u:relative u:grid u:max-h-80 u:gap-1 u:overflow-y-auto"
      >
        {members.map((member) => (
          <li key={member.id} className="u:flex u:items-center u:justify-between u:gap-2">
            <span className="u:flex u:min-w-0 u:flex-wrap u:items-baseline u:gap-x-3">
              <span lang="pl" className="u:min-w-0 u:wrap-anywhere">
                {member.name || words.nobody}
              </span>
              <PresenceMark id={member.id} />
            </span>
            {leads && member.id !== me && (
              <Button size="sm" variant="quiet" onClick={() => out.press(member.id)}>
                <span>{words.dismiss}</span>
                <span lang="pl" className="u:sr-only">{` ${member.name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {room.kind === 'ROOM' && (
        <div className="u:flex u:flex-wrap u:gap-2">
          <AddPeople room={room} />
          <Leave room={room} />
        </div>
      )}
    </Card>
  );
}

function AddPeople({ room: { id } }: { room: ChatRoom }) {
  const words = useMessages(chatMessages);
  const [isOpen, setOpen] = useState(false);
  const [users, setUsers] = useState<readonly string[]>([]);
  const step = useStep<ChatRoom, readonly string[]>({
    ...ofRoom,
    send: (ids, key) => invite(id, ids.map(Number), key),
    onDone: () => {
      setOpen(false);
      setUsers([]);
      toast.success(words.added);
    },
  });

  return (
    <>
      <Button
        icon={UserPlus}
        onClick={() => {
          step.reset();
          setOpen(true);
        }}
      >
        {words.add}
      </Button>
      {isOpen && (
        <DecisionModal
          title={words.add}
          open
          onOpenChange={setOpen}
          back={words.back}
          action={{
            children: words.add,
            icon: UserPlus,
            onClick: () => users.length > 0 && step.press(users),
          }}
          decision={step}
          refused={words.notAdded}
          reasons={words.reasons}
        >
          <p>{words.addHint}</p>
          <ObjectsField
            required
            label={words.users}
            lookup={findColleagues}
            value={users}
            onValueChange={setUsers}
          />
        </DecisionModal>
      )}
    </>
  );
}

function Leave({ room: { id } }: { room: ChatRoom }) {
  const words = useMessages(chatMessages);
  const textOf = useRefusalText(words.reasons);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leaving = useWrite<unknown>({
    send: (_nothing, key) => leaveRoom(id, key),
    onDone: () => {
      toast.success(words.left);
      navigate(paths.chat);
      queries.removeQueries({ queryKey: roomQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: chatListKey });
    },
  });

  return (
    <>
      <Button icon={LogOut} variant="quiet" loading={leaving.isPending} onClick={() => leaving.press()}>
        {words.leave}
      </Button>
      {leaving.error !== null && (
        <FormFailure title={words.notChanged} error={leaving.error} text={textOf(leaving.error)} />
      )}
    </>
  );
}
