import { sentNotices } from '@urzad/contract';
import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { SentTable } from '../components/sent-table';
import { sentList, sentListKey } from '../logic/sent-list';
import { chosenMessagesWords } from '../messages/chosen';
import { sentMessages } from '../messages/sent';

/** What the office has sent, to whom, and how its e-mails fare (Spec §2). */
export function SentList() {
  const { write } = useMessages(chosenMessagesWords);
  const maySend = useSession(({ may }) => may('base_notification_send'));

  return (
    <OfficeList
      list={sentList}
      listKey={sentListKey}
      counts={sentNotices.counts}
      privilege="base_log"
      words={useMessages(sentMessages)}
      counted="all"
      alert="failed"
      actions={
        maySend && (
          <TextLink variant="standalone" href={paths.messageNew}>
            {write}
          </TextLink>
        )
      }
      table={SentTable}
    />
  );
}
