import type { OfficeDocument, Registration } from '@urzad/contract';
import { Card } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { findRegistrationArchive } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { signingMessages } from '../../messages/signing';

/** Files of the parent and documents of the office, each to be downloaded. */
export function Papers({
  id,
  attachments,
  documents,
}: Pick<Registration, 'id' | 'attachments' | 'documents'>) {
  const { detail: words } = useMessages(signingMessages);
  const kindName = useFileKindName();
  const describe = useDocumentText();
  const downloadAll = useDownloadAll(() => findRegistrationArchive(id));

  return (
    <>
      <Card className="u:grid u:gap-3">
        <h2 className="u:text-lg">{words.documents}</h2>
        {documents.length === 0 && <p className="u:text-muted">{words.noDocuments}</p>}
        <DocumentList documents={documents} textOf={describe} />
      </Card>
      <Card className="u:grid u:gap-3">
        <h2 className="u:text-lg">{words.files}</h2>
        {attachments.length === 0 && <p className="u:text-muted">{words.noFiles}</p>}
        <FileList
          canDownload
          canZoom
          onDownloadAll={downloadAll}
          files={attachments.map(({ id, name, size, kind, url, url_download, thumb }) => ({
            id: String(id),
            name,
            size,
            text: kindName(kind),
            url,
            url_download,
            ...(thumb !== undefined && { thumb }),
          }))}
        />
      </Card>
    </>
  );
}

function useDocumentText() {
  const { detail: words } = useMessages(signingMessages);

  return ({ kind, number, status, version_no }: OfficeDocument): string =>
    [
      number,
      version_no > 1 && words.version(version_no),
      kind === 'FORMULARZ' && words.documentStates[status],
    ]
      .filter(Boolean)
      .join(', ');
}
