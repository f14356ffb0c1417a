import type { UseQueryResult } from '@tanstack/react-query';
import type { OfficeDocument, PaperEntry } from '@urzad/contract';
import { PdfView } from '@urzad/ui/pdf-view';
import { useMemo } from 'react';
import { download } from '#shared/http/download';
import { Loaded } from '#shared/screen/loaded';

interface DraftPaperProps {
  query: Pick<UseQueryResult<{ bytes: Uint8Array<ArrayBuffer> }>, 'data' | 'error' | 'refetch'>;
  name: string;
  words: { loading: string; loadTitle: string };
}

/** What a contract or an annex in preparation will be. */
export function DraftPaper({ query: { data, error, refetch }, name, words }: DraftPaperProps) {
  return (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      loading={words.loading}
      failed={words.loadTitle}
    >
      {({ bytes }) => <PdfView source={bytes} name={name} fill />}
    </Loaded>
  );
}

type IssuedPaperProps = { name: string } & (
  | { document: OfficeDocument; scan?: undefined; number?: undefined }
  | { scan: PaperEntry; number: string; document?: undefined }
);

/** The document that was made by the initials, or the scan of the one that both sides signed by hand. */
export function IssuedPaper({ name, document, scan, number }: IssuedPaperProps) {
  const file = document
    ? {
        key: `${document.id} ${document.size}`,
        url: document.url,
        fileName: `${withDashes(document.number)}.pdf`,
        sha256: document.sha256,
      }
    : { key: scan.entered.date, url: scan.url, fileName: `${withDashes(number)}-skan.pdf` };

  return <File name={name} file={file} />;
}

interface FileProps {
  name: string;
  /** `key` stays while the bytes do; the address expires. */
  file: { key: string; url: string; fileName: string; sha256?: string };
}

function File({ name, file: { key, url, fileName, sha256 } }: FileProps) {
  // The same function between renders, as another one would load the document again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new document.
  const source = useMemo(() => () => download(url), [key]);

  return (
    <PdfView
      key={key}
      source={source}
      name={name}
      href={url}
      fileName={fileName}
      {...(sha256 !== undefined && { sha256 })}
      fill
    />
  );
}

function withDashes(number: string): string {
  return number.replaceAll('/', '-');
}
