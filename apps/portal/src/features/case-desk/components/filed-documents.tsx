import type { OfficeCase } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { DocumentList } from '#shared/entities/documents/document-list';
import { findWholeCase } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { deskMessages } from '../messages/desk';

/** Documents that are filed in the case, and the whole file with its index. */
export function FiledDocuments({ id, documents }: Pick<OfficeCase, 'id' | 'documents'>) {
  const words = useMessages(deskMessages);
  const downloadCase = useDownloadAll(() => findWholeCase(id));

  return (
    <section className="u:grid u:justify-items-start u:gap-2">
      <h2 className="u:text-md">{words.documents}</h2>
      {documents.length > 0 && (
        <div className="u:w-full">
          <DocumentList documents={documents} />
        </div>
      )}
      <div className="u:print:hidden">
        <Button variant="quiet" icon={FolderDown} onClick={() => void downloadCase()}>
          {words.downloadCase}
        </Button>
      </div>
    </section>
  );
}
