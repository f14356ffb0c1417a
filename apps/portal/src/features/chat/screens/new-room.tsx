import type { ChatRoom } from '@urzad/contract';
import { CHAT_ROOM_NAME_MAX } from '@urzad/grants';
import { Breadcrumbs, FormSubmit, formOf, PageHeading, TextField } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { addRoom, findColleagues, ofRoom, talkTo } from '../api';
import { chatMessages } from '../messages/chat';

interface Values {
  users: readonly string[];
  name: string;
}

const { FormField } = formOf<Values>();

/** A conversation with one person, or a room of several. */
export function NewChatRoom() {
  const words = useMessages(chatMessages);
  const heading = useScreen(words.newRoom);
  const navigate = useNavigate();
  const step = useStep<ChatRoom, Values>({
    ...ofRoom,
    send: ({ users, name }, key) => {
      const ids = users.map(Number);
      const [only] = ids;
      if (only !== undefined && ids.length === 1 && name.trim() === '') return talkTo(only, key);
      return addRoom({ name, users: ids }, key);
    },
    onDone: ({ id }) => navigate(paths.chatRoom(id)),
  });

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.newRoom}
        lead={words.newLead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: words.title, href: paths.chat }]} current={words.newRoom} />
        }
      />
      <RequestForm<Values>
        label={words.newRoom}
        defaultValues={{ users: [], name: '' }}
        check={({ users, name }) => ({
          ...(users.length === 0 && { users: 'is-empty' }),
          ...(users.length > 1 && name.trim() === '' && { name: words.nameMissing }),
        })}
        send={step.submit}
        failure={(error) => <FormFailure title={words.notBegun} error={error} />}
      >
        <FormField as="value" name="users">
          {(field) => <ObjectsField {...field} required label={words.users} lookup={findColleagues} />}
        </FormField>
        <FormField name="name">
          {(field) => (
            <TextField {...field} label={words.name} hint={words.nameHint} maxLength={CHAT_ROOM_NAME_MAX} />
          )}
        </FormField>
        <div>
          <FormSubmit>{words.begin}</FormSubmit>
        </div>
      </RequestForm>
    </div>
  );
}
