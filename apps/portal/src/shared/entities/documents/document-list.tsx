import type { OfficeDocument } from '@urzad/contract';
import { FileList } from '@urzad/ui/uploads';
import { useMessages } from '../../i18n/messages';
import { documentKindMessages } from './document-kinds';

export interface DocumentListProps {
  documents: readonly OfficeDocument[];
  /** Under the name. @default the number of the document */
  textOf?: (document: OfficeDocument) => string;
}

/** Documents of the office, each to be downloaded. Without any it renders nothing. */
export function DocumentList({ documents, textOf = ({ number }) => number }: DocumentListProps) {
  const kinds = useMessages(documentKindMessages);

  return (
    <FileList
      canDownload
      files={documents.map((document) => ({
        id: String(document.id),
        name: `${kinds[document.kind]} ${document.number.replaceAll('/', '-')}.pdf`,
        size: document.size,
        text: textOf(document),
        url: document.url,
      }))}
    />
  );
}
