import type { OfficeCase } from '@urzad/contract';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** Documents that are filed in the case. */
export function FiledDocuments({ documents }: Pick<OfficeCase, 'documents'>) {
  const words = useMessages(deskMessages);
  if (documents.length === 0) return null;

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.documents}</h2>
      <DocumentList documents={documents} />
    </section>
  );
}
