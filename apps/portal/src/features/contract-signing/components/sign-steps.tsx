import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { RadioCards, Timeline } from '@urzad/ui';
import { BookOpenCheck, Download, FileUp, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { signMessages } from '../messages/sign';
import { DemoSignature } from './demo-signature';
import { DownloadContract } from './download-contract';
import { HandOver } from './hand-over';
import { PaperWay } from './paper-way';
import { SignByCode } from './sign-by-code';

export interface SignStepsProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  /** The end of the document has been visible. */
  isRead: boolean;
}

type OutsideWay = 'trusted' | 'certificate';
type Way = OutsideWay | 'paper' | 'code';

/** How the contract is signed: the way is chosen, then its steps are done one after another. */
export function SignSteps({ toSign, document, isRead }: SignStepsProps) {
  const words = useMessages(signMessages);
  const ways = waysOf(toSign);
  const [way, setWay] = useState<Way | undefined>(ways[0]);

  return (
    <div className="u:grid u:gap-6">
      <RadioCards
        name="way"
        label={words.how}
        {...(!ways.includes('code') && { hint: words.howHint })}
        options={ways.map((value) => ({ value, ...words.ways[value] }))}
        value={way ?? ''}
        onValueChange={(value) => setWay(ways.find((one) => one === value))}
      />
      {way === 'paper' && <PaperWay toSign={toSign} document={document} />}
      {way === 'code' && <SignByCode toSign={toSign} document={document} isRead={isRead} />}
      {(way === 'trusted' || way === 'certificate') && (
        <OutsideSteps toSign={toSign} document={document} isRead={isRead} way={way} />
      )}
    </div>
  );
}

/** Signed outside of the portal: read, downloaded, signed, added. */
function OutsideSteps({ toSign, document, isRead, way }: SignStepsProps & { way: OutsideWay }) {
  const words = useMessages(signMessages);
  const [isDownloaded, setDownloaded] = useState(false);

  return (
    <>
      <Timeline
        items={[
          {
            icon: BookOpenCheck,
            title: words.steps.read,
            text: words.steps.readText,
            state: isRead ? 'done' : 'now',
          },
          {
            icon: Download,
            title: words.steps.download,
            text: words.steps.downloadText,
            state: isDownloaded ? 'done' : isRead ? 'now' : 'todo',
          },
          {
            icon: PenLine,
            title: words.steps.sign[way],
            text: words.steps.signText[way],
            state: isDownloaded ? 'now' : 'todo',
          },
          { icon: FileUp, title: words.steps.add, state: isDownloaded ? 'now' : 'todo' },
        ]}
      />
      <DownloadContract {...{ toSign, document }} onClick={() => setDownloaded(true)}>
        {words.downloadAction}
      </DownloadContract>
      {toSign.demo === 'yes' && (
        <DemoSignature toSign={toSign} document={document} onSigned={() => setDownloaded(true)} />
      )}
      <HandOver toSign={toSign} document={document} />
    </>
  );
}

function waysOf({ methods }: ContractToSign): Way[] {
  const ways: Record<ContractToSign['methods'][number], readonly Way[]> = {
    UPLOAD_PADES: ['trusted', 'certificate'],
    PAPER: ['paper'],
    PORTAL_CODE: ['code'],
    OFFICE_SEAL: [],
  };
  return methods.flatMap((method) => ways[method]);
}
