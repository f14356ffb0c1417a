import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@urzad/contract';
import { PdfView } from '@urzad/ui/pdf-view';
import { useMemo } from 'react';
import { download } from '#shared/http/download';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { previewQuery } from '../api';
import { deskMessages } from '../messages/desk';

/** The contract as a document: its draft, or the one that was made by the initials. */
export function ContractPaper({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const [document] = contract.documents;
  if (contract.status === 'draft') return <Draft contract={contract} />;
  if (!document) return <p className="u:p-5 u:text-muted">{words.noDocument}</p>;

  return <Issued name={`${words.document} ${contract.number}`} document={document} />;
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
  document: Contract['documents'][number];
}

function Issued({ name, document: { id, url, sha256, number } }: IssuedProps) {
  // The same function between renders, as another one would load the document again. The address expires, the file
  // does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new document.
  const source = useMemo(() => () => download(url), [id, sha256]);

  return (
    <PdfView
      key={id}
      source={source}
      name={name}
      href={url}
      fileName={`${number.replaceAll('/', '-')}.pdf`}
      sha256={sha256}
      fill
    />
  );
}
