import { useQuery } from '@tanstack/react-query';
import type { Contract, ContractToSign, OfficeDocument } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { Button, EmptyState, Link, useLocale } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { toSignQuery } from '../api';
import { FolderToSign } from '../components/folder-to-sign';
import { ReadAndSign } from '../components/read-and-sign';
import { SignedNotice } from '../components/signed-notice';
import { useContractSigning } from '../logic/use-contract-signing';
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
  const { contract, id_document } = toSign;
  const document = contract.documents.find(({ kind }) => kind === 'UMOWA');
  if (id_document === null || !document) return <SignedNotice contract={contract} />;
  return <SignDocument toSign={toSign} document={document} />;
}

function SignDocument({ toSign, document }: { toSign: ContractToSign; document: OfficeDocument }) {
  const words = useMessages(signMessages);

  return (
    <ReadAndSign signing={useContractSigning(toSign, document)} name={words.documentName}>
      {(reader) => <FolderToSign contract={toSign.contract}>{reader}</FolderToSign>}
    </ReadAndSign>
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
