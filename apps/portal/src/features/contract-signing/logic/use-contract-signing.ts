import { CONTRACT_STATEMENT, type Contract, type ContractToSign, type OfficeDocument } from '@urzad/contract';
import { useMessages } from '#shared/i18n/messages';
import { checkSigned, ofContract, sendContractCode, signContract, signContractByCode } from '../api';
import { signMessages } from '../messages/sign';
import { fileNameOf } from './file-name';
import type { Signing } from './signing';
import { useSigned } from './use-signed';

/** How a contract is signed by its parent. */
export function useContractSigning(toSign: ContractToSign, document: OfficeDocument): Signing<Contract> {
  const words = useMessages(signMessages);
  const onSigned = useSigned(toSign);
  const { contract, signer, demo, methods, office_days } = toSign;
  const { id, number, sign_member_to } = contract;

  return {
    ...{ number, document, signer, methods, words, onSigned },
    fileName: fileNameOf('umowa', number),
    isDemo: demo === 'yes',
    until: sign_member_to,
    officeDays: office_days,
    statement: CONTRACT_STATEMENT,
    queries: ofContract,
    check: (filename) => checkSigned(id, filename),
    sign: (body, key) => signContract(id, body, key),
    sendCode: () => sendContractCode(id, document.id),
    signByCode: (body, key) => signContractByCode(id, body, key),
  };
}
