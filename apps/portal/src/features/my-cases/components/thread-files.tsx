import type { OfficeCase } from '@urzad/contract';
import { Button, Card } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { DocumentList } from '#shared/entities/documents/document-list';
import { findCaseArchive } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { threadMessages } from '../messages/thread';

/** Documents that are filed in the case, and one archive of all files of its letters. */
export function ThreadFiles({ officeCase: { id, documents, messages } }: { officeCase: OfficeCase }) {
  const { files: words } = useMessages(threadMessages);
  const downloadAll = useDownloadAll(() => findCaseArchive(id));
  const hasFiles = messages.some(({ files }) => files.length > 0);
  if (!hasFiles && documents.length === 0) return null;

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{documents.length > 0 ? words.documents : words.title}</h2>
      <DocumentList documents={documents} />
      {hasFiles && (
        <Button size="sm" icon={FolderDown} onClick={() => void downloadAll()}>
          {words.all}
        </Button>
      )}
    </Card>
  );
}
