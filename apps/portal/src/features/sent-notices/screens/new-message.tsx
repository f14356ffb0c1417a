import { PageHeading, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { MessageForm } from '../components/message-form';
import { SentMessages } from '../components/sent-messages';
import { chosenMessagesWords } from '../messages/chosen';

/** Writes to chosen people, and shows how far the sending of earlier messages is. */
export function NewMessage() {
  const words = useMessages(chosenMessagesWords);
  const heading = useScreen(words.title);

  return (
    <>
      <p>
        <TextLink href={paths.sentNotices}>{words.backToList}</TextLink>
      </p>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <div className="u:grid u:gap-8">
        <MessageForm />
        <SentMessages />
      </div>
    </>
  );
}
