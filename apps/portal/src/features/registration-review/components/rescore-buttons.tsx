import type { Registration } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { Check, ListRestart } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { rescoreMessages } from '../messages/rescore';
import { ApproveRescoreDialog } from './approve-rescore-dialog';
import { RescoreDialog } from './rescore-dialog';

interface RescoreButtonsProps {
  registration: Registration;
  onDecided: () => void;
}

/** New points after a review: one person gives them, another approves them (Order §12). */
export function RescoreButtons(props: RescoreButtonsProps) {
  const words = useMessages(rescoreMessages);
  const { steps } = props.registration;
  const [opened, setOpened] = useState<'rescore' | 'approve'>();
  const dialog = { ...props, onOpenChange: () => setOpened(undefined) };

  return (
    <>
      {steps.includes('rescore') && (
        <Button icon={ListRestart} onClick={() => setOpened('rescore')}>
          {words.rescore}
        </Button>
      )}
      {steps.includes('approveRescore') && (
        <Button variant="primary" icon={Check} onClick={() => setOpened('approve')}>
          {words.approve}
        </Button>
      )}
      {opened === 'rescore' && <RescoreDialog {...dialog} />}
      {opened === 'approve' && <ApproveRescoreDialog {...dialog} />}
    </>
  );
}
