import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@urzad/contract';
import { useMessages } from '#shared/i18n/messages';
import { previewQuery } from '../api';
import { deskMessages } from '../messages/desk';
import { paperMessages } from '../messages/paper';
import { DraftPaper, IssuedPaper } from './desk-paper';

/** The contract as a document: its draft, or the one that was made by the initials. */
export function ContractPaper({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const { scanOf } = useMessages(paperMessages);
  const document = contract.documents.find(({ kind }) => kind === 'UMOWA');
  const { status, number, paper } = contract;
  if (status === 'draft') return <ContractDraft contract={contract} />;
  if (paper) return <IssuedPaper name={scanOf(number)} scan={paper} number={number} />;
  if (!document) return <p className="u:p-5 u:text-muted">{words.noDocument}</p>;
  return <IssuedPaper name={`${words.document} ${number}`} document={document} />;
}

function ContractDraft({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);

  return (
    <DraftPaper
      key={contract.row_version}
      query={useQuery(previewQuery(contract))}
      name={`${words.preview} ${contract.number}`}
      words={words}
    />
  );
}
