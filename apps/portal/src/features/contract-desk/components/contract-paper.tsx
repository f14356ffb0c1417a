import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@urzad/contract';
import { PdfView } from '@urzad/ui/pdf-view';
import { useMemo } from 'react';
import { download } from '#shared/http/download';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { previewQuery } from '../api';
import { deskMessages } from '../messages/desk';
import { paperMessages } from '../messages/paper';

/** The contract as a document: its draft, or the one that was made by the initials. */
export function ContractPaper({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const paperWords = useMessages(paperMessages);
  const document = contract.documents.find(({ kind }) => kind === 'UMOWA');
  const { status, number, paper } = contract;
  if (status === 'draft') return <Draft contract={contract} />;
  if (paper) {
    return (
      <Issued
        name={paperWords.scanOf(number)}
        file={{
          key: paper.entered.date,
          url: paper.url,
          fileName: `${number.replaceAll('/', '-')}-skan.pdf`,
        }}
      />
    );
  }
  if (!document) return <p className="u:p-5 u:text-muted">{words.noDocument}</p>;

  const { id, url, sha256 } = document;
  const fileName = `${document.number.replaceAll('/', '-')}.pdf`;
  return (
    <Issued
      name={`${words.document} ${number}`}
      file={{ key: `${id} ${document.size}`, url, fileName, sha256 }}
    />
  );
}

function Draft({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const { data, error, refetch } = useQuery(previewQuery(contract));

  return (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      loading={words.loading}
      failed={words.loadTitle}
    >
      {({ bytes }) => (
        <PdfView
          key={contract.row_version}
          source={bytes}
          name={`${words.preview} ${contract.number}`}
          fill
        />
      )}
    </Loaded>
  );
}

interface IssuedProps {
  name: string;
  /** `key` stays while the bytes do; the address expires. */
  file: { key: string; url: string; fileName: string; sha256?: string };
}

function Issued({ name, file: { key, url, fileName, sha256 } }: IssuedProps) {
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
