import { CONTRACT_STATEMENT, type ContractToSign, type OfficeDocument } from '@urzad/contract';
import { SignForm } from '#shared/entities/documents/sign-form';
import { useMessages } from '#shared/i18n/messages';
import { ofContract, sendContractCode, signContractByCode } from '../api';
import { useSigned } from '../logic/use-signed';
import { signMessages } from '../messages/sign';

export interface SignByCodeProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  isRead: boolean;
}

/** Signed in the portal, where the office takes that: password, mailed code and the statement. */
export function SignByCode({ toSign, document, isRead }: SignByCodeProps) {
  const words = useMessages(signMessages);
  const { id, number } = toSign.contract;

  return (
    <SignForm
      number={number}
      queries={ofContract}
      sign={(body, key) => signContractByCode(id, body, key)}
      sendCode={() => sendContractCode(id, document.id)}
      document={document}
      isRead={isRead}
      statement={CONTRACT_STATEMENT}
      words={{ submit: words.submitCode, after: words.after(toSign.office_days) }}
      reasons={words.reasons}
      onSigned={useSigned(toSign)}
    />
  );
}
