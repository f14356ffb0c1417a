import type { OfficeDocument } from '@urzad/contract';
import { Button, Icon } from '@urzad/ui';
import { Download } from 'lucide-react';

export interface DownloadDocumentProps {
  document: OfficeDocument;
  /** The name of its file, without the ending. */
  fileName: string;
  onClick?: () => void;
  children: string;
}

/** The file of a document under a name of its own. */
export function DownloadDocument({ document, fileName, onClick, children }: DownloadDocumentProps) {
  return (
    <div>
      <Button asChild>
        <a href={document.url} download={`${fileName}.pdf`} onClick={onClick}>
          <Icon of={Download} /> <span>{children}</span>
        </a>
      </Button>
    </div>
  );
}
