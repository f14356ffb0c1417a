import { type ReactNode, useState } from 'react';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import type { Signing } from '../logic/signing';
import { SignSteps } from './sign-steps';

export interface ReadAndSignProps<Signed extends { id: number }> {
  signing: Signing<Signed>;
  /** What the document is: "Umowa uczestnictwa". */
  name: string;
  /** What stands around the text of the document. */
  children: (reader: ReactNode) => ReactNode;
}

/** The document, and beside it how it is signed. On a phone one below the other. */
export function ReadAndSign<Signed extends { id: number }>({
  signing,
  name,
  children,
}: ReadAndSignProps<Signed>) {
  const [isRead, setRead] = useState(false);

  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
      <div className="u:min-w-0 u:desktop:col-span-3">
        {children(
          <DocumentReader document={signing.document} name={name} onReadToEnd={() => setRead(true)} />,
        )}
      </div>
      <div className="u:min-w-0 u:desktop:col-span-2">
        <SignSteps signing={signing} isRead={isRead} />
      </div>
    </div>
  );
}
