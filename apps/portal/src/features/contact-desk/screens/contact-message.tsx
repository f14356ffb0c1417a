import { useQuery } from '@tanstack/react-query';
import { type ContactMessage, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { CONTACT_MESSAGE_STATUSES } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import type { RefObject } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { useEditedForm } from '#shared/object/use-edited-form';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useShown } from '#shared/object/use-shown';
import { useBusinessToday } from '#shared/system/use-office';
import { messageQuery } from '../api';
import { AnswerForm } from '../components/answer-form';
import { topicText } from '../components/columns';
import { MessageActions } from '../components/message-actions';
import { MessageFacts } from '../components/message-facts';
import { MessageOutcome } from '../components/message-outcome';
import { contactList } from '../logic/contact-list';
import { CONTACT_STATUS_ICONS } from '../logic/status-icons';
import { contactDeskMessages } from '../messages/desk';

/** One message from the page about contact: its text, who wrote it, and the answer of the office. */
export function ContactMessageScreen() {
  const words = useMessages(contactDeskMessages);
  const locale = useLocale();
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const { data: message, error, refetch } = useQuery(messageQuery(id));

  return (
    <ObjectScreen
      title={words.title}
      lead={
        message ? (
          <span>
            <span lang="pl">{message.name}</span> · <span>{topicText(message, locale)}</span>
          </span>
        ) : (
          <span>{'\u00a0'}</span>
        )
      }
      onlookersOf={refOf('contactmessage', id)}
      badge={
        message && (
          <ObjectStatusBadge
            statuses={CONTACT_MESSAGE_STATUSES}
            icons={CONTACT_STATUS_ICONS}
            status={message.status}
          />
        )
      }
      breadcrumbs={[{ label: words.list, href: contactList.hrefOf(contactList.parse(params)) }]}
      query={{ data: message && today ? { message, today } : undefined, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known, heading) => <LoadedMessage key={id} {...known} heading={heading} />}
    </ObjectScreen>
  );
}

interface LoadedMessageProps {
  message: ContactMessage;
  today: IsoDate;
  heading: RefObject<HTMLHeadingElement | null>;
}

function LoadedMessage({ message, today, heading }: LoadedMessageProps) {
  const words = useMessages(contactDeskMessages);
  useShown('contactmessage', message.id);
  const focusHeading = useFocusAfterStep(heading, message.row_version);
  const editing = useEditedForm(message.steps.includes('answer'));

  return (
    <div className="u:part">
      <div className="u:grid u:items-start u:gap-5 u:desktop:grid-cols-form">
        <div className="u:grid u:min-w-0 u:grid-cols-1 u:gap-5">
          <Card className="u:grid u:gap-2">
            <h2 className="u:text-lg">{words.written}</h2>
            <p lang="pl" className="u:whitespace-pre-line u:wrap-anywhere">
              {message.body}
            </p>
          </Card>
          <MessageOutcome message={message} />
          {editing.isOpen && (
            <Card>
              <AnswerForm message={message} editing={editing} onDecided={focusHeading} />
            </Card>
          )}
        </div>
        <MessageFacts message={message} today={today} />
      </div>
      <MessageActions message={message} onDecided={focusHeading} />
    </div>
  );
}
