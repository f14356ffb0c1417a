import type { OfficeDocument } from '@urzad/contract';
import { type ReactNode, useState } from 'react';
import { DocumentReader } from '#shared/entities/documents/document-reader';

interface SigningPageProps {
  document: OfficeDocument;
  /** "Formularz rekrutacyjny" */
  name: string;
  /** Above both. */
  notice?: ReactNode;
  /** The form that signs; `isRead`: the end of the document has been visible. */
  children: (isRead: boolean) => ReactNode;
}

/** The document in the middle; password and code beside it. */
export function SigningPage({ document, name, notice, children }: SigningPageProps) {
  const [isRead, setRead] = useState(false);

  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
      <div className="u:empty:hidden u:desktop:col-span-5">{notice}</div>
      <div className="u:min-w-0 u:desktop:col-span-3">
        <DocumentReader document={document} name={name} onReadToEnd={() => setRead(true)} />
      </div>
      <div className="u:min-w-0 u:desktop:sticky u:desktop:top-5 u:desktop:col-span-2">
        {children(isRead)}
      </div>
    </div>
  );
}
