import { documents, type OfficeDocument } from '@urzad/contract';
import { PdfView } from '@urzad/ui/pdf-view';
import { useMemo } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { download } from '#shared/http/download';
import { request } from '#shared/session/client';

export interface DocumentReaderProps {
  document: OfficeDocument;
  /** "Formularz rekrutacyjny" */
  name: string;
  onReadToEnd: () => void;
}

/** A document to be signed: read to its end, with the hash of the shown bytes. */
export function DocumentReader({ document, name, onReadToEnd }: DocumentReaderProps) {
  const { id, url, number, sha256 } = document;
  // The same function between renders, as another one would load the document again. It takes the id: the signed
  // address expires.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new document.
  const source = useMemo(() => () => bytesOf(id, url), [id, sha256]);

  return (
    <PdfView
      source={source}
      name={`${name} ${number}`}
      href={url}
      fileName={`${number.replaceAll('/', '-')}.pdf`}
      sha256={sha256}
      showReadState
      onReadToEnd={onReadToEnd}
    />
  );
}

async function bytesOf(id: number, url: string): Promise<ArrayBuffer> {
  try {
    return await download(url);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    return download((await request(documents.find, { query: { id } })).data.url);
  }
}
