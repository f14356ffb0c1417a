import type { ContactMessage } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import type { StepTarget } from '#shared/object/step-target';
import { useStep } from '#shared/object/use-step';
import { ofMessage, openCase } from '../api';
import type { MessageStepProps } from '../logic/message-step-props';
import { contactDeskMessages } from '../messages/desk';

interface OpenCaseProps extends MessageStepProps {
  onOpenChange: StepTarget['onOpenChange'] | undefined;
  /** Of the account. */
  name: string;
}

/** Makes the message a case of the account with its address, after a question. */
export function OpenCase({ message, onDecided, onOpenChange, name }: OpenCaseProps) {
  const words = useMessages(contactDeskMessages);
  const said = words.openCase;
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const decision = useStep<ContactMessage>({
    ...ofMessage,
    send: (_, key) => openCase(message, key),
    onDone: () => {
      show(false);
      toast.success(said.done);
      onDecided();
    },
  });

  return (
    <>
      <Button
        icon={FolderPlus}
        onClick={() => {
          decision.reset();
          show(true);
        }}
      >
        {said.label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={said.title}
          open
          onOpenChange={show}
          back={words.back}
          action={{ children: said.label, icon: FolderPlus, onClick: () => decision.press() }}
          decision={decision}
          refused={said.refused}
          reasons={words.reasons}
        >
          <p>{said.text(name)}</p>
        </DecisionModal>
      )}
    </>
  );
}
