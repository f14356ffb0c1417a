import type { ChatRoom } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { formOf } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { useMemo } from 'react';
import type { ReplyValues } from '#shared/conversation/reply-values';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { idsOf } from '../logic/mentioned';
import { chatMessages } from '../messages/chat';

const { FormField } = formOf<ReplyValues & { mentions: string }>();

/** Members of the room who are named in the message, and so notified. */
export function MentionField({ members }: Pick<ChatRoom, 'members'>) {
  const words = useMessages(chatMessages);
  const me = useSession((state) => state.me?.id);
  const known = useMemo(
    () =>
      members
        .filter(({ id, name }) => id !== me && name !== '')
        .map(({ id, name }) => ({ value: String(id), label: `@${name}`, lang: 'pl' })),
    [members, me],
  );
  const lookup = useMemo(
    () => async (text: string) => {
      const wanted = foldForSearch(text.replace(/^@/, ''));
      const items = known.filter(({ label }) => foldForSearch(label).includes(wanted));
      return { items, count: items.length };
    },
    [known],
  );

  return (
    <FormField name="mentions" as="value">
      {({ value, onValueChange, ...field }) => (
        <ObjectsField
          {...field}
          label={words.mention}
          hint={words.mentionHint}
          lookup={lookup}
          known={known}
          value={idsOf(value).map(String)}
          onValueChange={(ids) => onValueChange(ids.join(','))}
        />
      )}
    </FormField>
  );
}
