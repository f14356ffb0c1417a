import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { RadioCards } from '@urzad/ui';
import { useState } from 'react';
import { outsideMessages } from '#shared/entities/signatures/outside-messages';
import { OUTSIDE_WAYS, type OutsideWay } from '#shared/entities/signatures/outside-signing';
import { OutsideSteps } from '#shared/entities/signatures/outside-steps';
import { useMessages } from '#shared/i18n/messages';
import { checkSigned, ofContract, signContract } from '../api';
import { fileNameOf } from '../logic/file-name';
import { useSigned } from '../logic/use-signed';
import { signMessages } from '../messages/sign';
import { PaperWay } from './paper-way';
import { SignByCode } from './sign-by-code';

export interface SignStepsProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  /** The end of the document has been visible. */
  isRead: boolean;
}

type Way = OutsideWay | 'paper' | 'code';

/** How the contract is signed: the way is chosen, then its steps are done one after another. */
export function SignSteps({ toSign, document, isRead }: SignStepsProps) {
  const words = useMessages(signMessages);
  const { how, ways: outside } = useMessages(outsideMessages);
  const ways = waysOf(toSign);
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const labels = { ...outside, paper: words.paperWay };

  return (
    <div className="u:grid u:gap-6">
      <RadioCards
        name="way"
        label={how}
        {...(!ways.includes('code') && { hint: words.howHint })}
        options={ways.map((value) => ({ value, ...labels[value] }))}
        value={way ?? ''}
        onValueChange={(value) => setWay(ways.find((one) => one === value))}
      />
      {way === 'paper' && <PaperWay toSign={toSign} document={document} />}
      {way === 'code' && <SignByCode toSign={toSign} document={document} isRead={isRead} />}
      {(way === 'trusted' || way === 'certificate') && (
        <SignOutside toSign={toSign} document={document} isRead={isRead} way={way} />
      )}
    </div>
  );
}

function SignOutside({ toSign, document, isRead, way }: SignStepsProps & { way: OutsideWay }) {
  const words = useMessages(signMessages);
  const { contract, signer, demo, office_days } = toSign;
  const { id } = contract;

  return (
    <OutsideSteps
      isRead={isRead}
      way={way}
      signing={{
        ...{ document, signer, fileName: fileNameOf(contract), isDemo: demo === 'yes', takesUnclear: true },
        queries: ofContract,
        check: (filename) => checkSigned(id, filename),
        sign: (body, key) => signContract(id, body, key),
        onSigned: useSigned(toSign),
        words: { submit: words.submit, after: words.after(office_days), signFailed: words.signFailed },
        reasons: words.reasons,
      }}
    />
  );
}

function waysOf({ methods }: ContractToSign): Way[] {
  const ways: Record<ContractToSign['methods'][number], readonly Way[]> = {
    UPLOAD_PADES: OUTSIDE_WAYS,
    PAPER: ['paper'],
    PORTAL_CODE: ['code'],
    OFFICE_SEAL: [],
  };
  return methods.flatMap((method) => ways[method]);
}
