import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { Button, Icon, RadioCards, Timeline } from '@urzad/ui';
import { BookOpenCheck, Download, FileUp, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { signMessages } from '../messages/sign';
import { DemoSignature } from './demo-signature';
import { HandOver } from './hand-over';

export interface SignStepsProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  /** The end of the document has been visible. */
  isRead: boolean;
}

type Way = 'trusted' | 'certificate';

/** How the contract is signed: the way is chosen, then its steps are done one after another. */
export function SignSteps({ toSign, document, isRead }: SignStepsProps) {
  const words = useMessages(signMessages);
  const ways = waysOf(toSign);
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const [isDownloaded, setDownloaded] = useState(false);

  return (
    <div className="u:grid u:gap-6">
      <RadioCards
        name="way"
        label={words.how}
        hint={words.howHint}
        options={ways.map((value) => ({ value, ...words.ways[value] }))}
        value={way ?? ''}
        onValueChange={(value) => setWay(ways.find((one) => one === value))}
      />
      {way && (
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
          <div>
            <Button asChild>
              <a
                href={document.url}
                download={`umowa-${toSign.contract.number.replaceAll('/', '-')}.pdf`}
                onClick={() => setDownloaded(true)}
              >
                <Icon of={Download} /> <span>{words.downloadAction}</span>
              </a>
            </Button>
          </div>
          {toSign.demo === 'yes' && (
            <DemoSignature toSign={toSign} document={document} onSigned={() => setDownloaded(true)} />
          )}
          <HandOver toSign={toSign} document={document} />
        </>
      )}
    </div>
  );
}

function waysOf({ methods }: ContractToSign): Way[] {
  return methods.includes('UPLOAD_PADES') ? ['trusted', 'certificate'] : [];
}
