import type { OfficeCase } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button, Conversation } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { useCaseLetters } from '#shared/conversation/use-case-letters';
import { useReadLetters } from '#shared/conversation/use-read-letters';
import { findCaseArchive } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { letterMessages } from '../messages/letters';
import { OfficeReply } from './office-reply';

/** The letters of a case with its events and notes, and where the office writes. */
export function CaseLetters({ officeCase, today }: { officeCase: OfficeCase; today: IsoDate }) {
  const words = useMessages(letterMessages);
  const items = useCaseLetters(officeCase, 'office');
  const end = useReadLetters(officeCase, 'office');
  const downloadAll = useDownloadAll(() => findCaseArchive(officeCase.id));
  const hasFiles = officeCase.messages.some(({ files }) => files.length > 0);

  return (
    <>
      <Conversation items={items} />
      <div ref={end} />
      {hasFiles && (
        <div className="u:print:hidden">
          <Button variant="quiet" icon={FolderDown} onClick={() => void downloadAll()}>
            {words.downloadAll}
          </Button>
        </div>
      )}
      <OfficeReply officeCase={officeCase} today={today} />
    </>
  );
}
