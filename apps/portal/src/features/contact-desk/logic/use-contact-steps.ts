import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage, ContactMessageRow } from '@urzad/contract';
import { CONTACT_MESSAGE_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { Ban, Hand } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import type { ManySteps } from '#shared/list/many-steps';
import { useSession } from '#shared/session/session-store';
import { closeMessage, messageQuery, takeMessage } from '../api';
import { contactDeskMessages } from '../messages/desk';
import { manyContactMessages } from '../messages/many';
import { contactKey } from './contact-list';

const NONE: readonly never[] = [];

/** What an officer may do with several messages at once. */
export function useContactSteps(): readonly ManySteps<ContactMessageRow, ContactMessage>[] {
  const words = useMessages(manyContactMessages);
  const { reason, reasonHint, reasonNeeded, reasons } = useMessages(contactDeskMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const mayEdit = useSession(({ may }) => may('office_case_edit'));
  const me = useSession((state) => state.me?.id);
  if (!mayEdit) return NONE;

  const shared = {
    find: ({ id }: ContactMessageRow) => queries.fetchQuery({ ...messageQuery(id), staleTime: 0 }),
    reasons,
    changes: contactKey,
  };
  const staysOf = (step: 'take' | 'close') => (message: ContactMessage) => {
    if (message.steps.includes(step)) return undefined;
    const { owner, status } = message;
    if (status === 'new') return words.takeFirst;
    const isOfOther = status === 'taken' && owner && owner.id !== me;
    return isOfOther ? words.leads(owner.name) : words.isIn(CONTACT_MESSAGE_STATUSES.table[status][locale]);
  };
  return [
    {
      ...{ ...shared, id: 'take', words: words.take, icon: Hand, staysOf: staysOf('take') },
      send: (message, key) => takeMessage(message, key),
    },
    {
      ...{ ...shared, id: 'close', words: words.close, icon: Ban, staysOf: staysOf('close') },
      explanation: { label: reason, hint: reasonHint, needed: reasonNeeded },
      send: ({ id, row_version }, key, said) => closeMessage(id, { row_version, reason: said }, key),
    },
  ];
}
