import { useQuery } from '@tanstack/react-query';
import { pathOfObject, type SentNotice } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { Button, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { sentTextQuery } from '../api';
import { mailText, readText } from '../logic/mail-text';
import { sentMessages } from '../messages/sent';
import { AgainDialog } from './again-dialog';
import { kindText } from './columns';

interface SentDialogProps {
  row: SentNotice;
  onClose: () => void;
}

/** One of what was sent: to whom, when, how its e-mail fares, and its text for who may see it. */
export function SentDialog({ row, onClose }: SentDialogProps) {
  const words = useMessages(sentMessages);
  const locale = useLocale();
  const maySend = useSession(({ may }) => may('base_notification_send'));
  const [isAgain, setAgain] = useState(false);
  const { person, mail, date, email, obj_type, id_obj, id_notification } = row;
  const state = words.states[email?.state ?? 'none'];

  if (isAgain && email) {
    return <AgainDialog ids={[email.id]} onClose={(isDone) => (isDone ? onClose() : setAgain(false))} />;
  }
  return (
    <Modal
      title={<span lang={row.lang}>{row.subject}</span>}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {maySend && email && (
            <Button variant="primary" icon={Send} onClick={() => setAgain(true)}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <div className="u:grid u:gap-4">
        <DescriptionList
          items={[
            { term: words.person, value: [person?.name ?? words.nobody, mail].filter(Boolean).join(', ') },
            { term: words.when, value: momentText(new Date(date)).slice(0, 16) },
            { term: words.kind, value: kindText(row, words, locale) },
            { term: words.read, value: readText(row, words) },
            { term: words.email, value: [state, mailText(email, words)].filter(Boolean).join(': ') },
          ]}
        />
        <section aria-label={words.text}>
          {id_notification === null ? (
            <p className="u:text-muted">{words.noText}</p>
          ) : (
            <SentText id={id_notification} lang={row.lang} />
          )}
        </section>
        {obj_type && id_obj && (
          <p>
            <TextLink variant="standalone" href={pathOfObject({ obj_type, id_obj })}>
              {words.open}
            </TextLink>
          </p>
        )}
      </div>
    </Modal>
  );
}

function SentText({ id, lang }: { id: number; lang: SentNotice['lang'] }) {
  const words = useMessages(sentMessages);
  const query = useQuery(sentTextQuery(id));

  return (
    <Loaded
      data={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      loading={words.loadingText}
      failed={words.loadTitle}
    >
      {({ content_text }) =>
        content_text === null ? (
          <p className="u:text-muted">{words.hiddenText}</p>
        ) : (
          <p lang={lang} className="u:whitespace-pre-line u:wrap-anywhere">
            {content_text}
          </p>
        )
      }
    </Loaded>
  );
}
