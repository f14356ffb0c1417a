import { Timeline } from '@urzad/ui';
import { BookOpenCheck, Download, FileUp, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { DemoSignature } from './demo-signature';
import { DownloadDocument } from './download-document';
import { HandOver } from './hand-over';
import { outsideMessages } from './outside-messages';
import type { OutsideSigning, OutsideWay } from './outside-signing';

export interface OutsideStepsProps<Signed extends { id: number }> {
  signing: OutsideSigning<Signed>;
  /** The end of the document has been visible. */
  isRead: boolean;
  way: OutsideWay;
}

/** Signed outside of the portal: read, downloaded, signed, added. */
export function OutsideSteps<Signed extends { id: number }>({
  signing,
  isRead,
  way,
}: OutsideStepsProps<Signed>) {
  const words = useMessages(outsideMessages);
  const [isDownloaded, setDownloaded] = useState(false);
  const { document, fileName } = signing;
  const file = { document, fileName };

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
      <DownloadDocument {...file} onClick={() => setDownloaded(true)}>
        {words.downloadAction}
      </DownloadDocument>
      {signing.isDemo && <DemoSignature {...file} onSigned={() => setDownloaded(true)} />}
      <HandOver signing={signing} />
    </>
  );
}
