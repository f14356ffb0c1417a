import { useQuery } from '@tanstack/react-query';
import type { MailThread } from '@urzad/contract';
import { useParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { threadQuery } from '../api';
import { BesideFolder } from '../components/beside-folder';
import { LetterThread } from '../components/letter-thread';
import { FOLDER_PATHS } from '../logic/mail-lists';
import { openedLetter } from '../logic/opened-letter';
import { folderMessages } from '../messages/folder';
import { letterWords } from '../messages/letter';

/** A letter with its conversation; on a desktop its folder stands beside it. */
export function MailLetterScreen() {
  const words = useMessages(letterWords);
  const { folders } = useMessages(folderMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data: thread, error, refetch } = useQuery(threadQuery(id));
  const letter = thread && openedLetter(thread);
  const folder = letter?.folder ?? 'inbox';

  return (
    <ObjectScreen<MailThread>
      title={words.title}
      heading={letter?.subject ? <span lang="pl">{letter.subject}</span> : undefined}
      lead={thread ? words.letters(thread.letters.length) : '\u00a0'}
      breadcrumbs={[{ label: folders[folder], href: FOLDER_PATHS[folder] }]}
      query={{ data: thread && today ? thread : undefined, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) => (
        <div className="u:grid u:items-start u:gap-6 u:desktop:grid-cols-console">
          {today && <BesideFolder folder={folder} today={today} shown={id} />}
          <LetterThread key={id} thread={known} />
        </div>
      )}
    </ObjectScreen>
  );
}
