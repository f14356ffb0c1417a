import type { Registration } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { decisionMessages } from '../messages/decision';
import { ApproveDialog } from './approve-dialog';
import { SendBackDialog } from './send-back-dialog';

interface ApprovalButtonsProps {
  registration: Registration;
  onDecided: () => void;
}

/** The second person's decision on points. */
export function ApprovalButtons(props: ApprovalButtonsProps) {
  const words = useMessages(decisionMessages);
  const [opened, setOpened] = useState<'approve' | 'sendBack'>();
  const dialog = { ...props, onOpenChange: () => setOpened(undefined) };

  return (
    <>
      <Button icon={Undo2} onClick={() => setOpened('sendBack')}>
        {words.sendBack}
      </Button>
      <Button variant="primary" icon={Check} onClick={() => setOpened('approve')}>
        {words.approvePoints}
      </Button>
      {opened === 'approve' && <ApproveDialog {...dialog} />}
      {opened === 'sendBack' && <SendBackDialog {...dialog} />}
    </>
  );
}
