import { useQuery } from '@tanstack/react-query';
import type { Contract, ContractToSign } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { Button, EmptyState, Link, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { toSignQuery } from '../api';
import { FolderToSign } from '../components/folder-to-sign';
import { SignSteps } from '../components/sign-steps';
import { SignedNotice } from '../components/signed-notice';
import { signMessages } from '../messages/sign';

/** The contract in the middle; beside it how it is signed outside of the portal, and the verdict. */
export function SignContract() {
  const words = useMessages(signMessages);
  const locale = useLocale();
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const query = useQuery(toSignQuery(id > 0 ? id : undefined));
  const contract = query.data?.contract;
  const until = contract?.steps.includes('signMember') ? (contract.sign_member_to ?? undefined) : undefined;

  return (
    <ObjectScreen
      query={query}
      title={titleOf(contract, { words, until: until && dayText(until, locale) })}
      lead={until !== undefined && words.lead}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(toSign) => (toSign ? <Signing key={toSign.contract.id} toSign={toSign} /> : <NothingToSign />)}
    </ObjectScreen>
  );
}

/** What the page shows: a contract to sign, or what became of it. */
function titleOf(
  contract: Contract | undefined,
  { words, until }: { words: (typeof signMessages)['pl']; until: string | undefined },
): string {
  if (until) return words.titleUntil(until);
  if (!contract) return words.title;
  const { status, paper } = contract;
  if (paper) return words.titles.paper;
  if (status === 'to_office') return words.titles.signed;
  return status === 'active' || status === 'suspended' ? words.titles.active : words.titles.other;
}

function Signing({ toSign }: { toSign: ContractToSign }) {
  const words = useMessages(signMessages);
  const [isRead, setRead] = useState(false);
  const { contract, id_document } = toSign;
  const document = contract.documents.find(({ kind }) => kind === 'UMOWA');
  if (id_document === null || !document) return <SignedNotice contract={contract} />;

  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
      <div className="u:min-w-0 u:desktop:col-span-3">
        <FolderToSign contract={contract}>
          <DocumentReader document={document} name={words.documentName} onReadToEnd={() => setRead(true)} />
        </FolderToSign>
      </div>
      <div className="u:min-w-0 u:desktop:col-span-2">
        <SignSteps toSign={toSign} document={document} isRead={isRead} />
      </div>
    </div>
  );
}

function NothingToSign() {
  const words = useMessages(signMessages);

  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <Button asChild>
          <Link href={paths.registrationSendShow}>{words.toPanel}</Link>
        </Button>
      }
    >
      {words.empty}
    </EmptyState>
  );
}
