import type { Registration } from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { CalendarPlus, Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { acceptDocuments, returnDocuments } from '../api';
import { checkState } from '../logic/document-facts';
import { documentsCheckMessages } from '../messages/documents-check';
import { ProlongDialog } from './prolong-dialog';

interface DocumentsDecisionProps {
  registration: Registration;
  onDecided: () => void;
}

/** The end of the check: all documents back to the parent, or all accepted. Before it, more time for them. */
export function DocumentsDecision({ registration, onDecided }: DocumentsDecisionProps) {
  const words = useMessages(documentsCheckMessages);
  const [isProlonging, setProlonging] = useState(false);
  const { steps } = registration;
  const { mayReturn, mayAccept } = checkState(registration);

  return (
    <>
      {steps.includes('returnDocuments') && mayReturn && (
        <StepButton
          registration={registration}
          send={returnDocuments}
          words={{ action: words.returnAll, done: words.returned, failed: words.returnFailed }}
          icon={Undo2}
          onDecided={onDecided}
        />
      )}
      {steps.includes('acceptDocuments') && mayAccept && (
        <StepButton
          registration={registration}
          send={acceptDocuments}
          words={{ action: words.acceptAll, done: words.allAccepted, failed: words.acceptFailed }}
          icon={Check}
          onDecided={onDecided}
        />
      )}
      {steps.includes('prolong') && (
        <Button icon={CalendarPlus} onClick={() => setProlonging(true)}>
          {words.prolong}
        </Button>
      )}
      {isProlonging && (
        <ProlongDialog
          registration={registration}
          onOpenChange={() => setProlonging(false)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}

interface StepButtonProps extends DocumentsDecisionProps {
  send: typeof acceptDocuments;
  words: { action: string; done: string; failed: string };
  icon: typeof Check;
}

function StepButton({ registration, send, words, icon, onDecided }: StepButtonProps) {
  const locale = useLocale();
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: (_, key) => send(id, row_version, key),
    onDone: () => {
      toast.success(words.done);
      onDecided();
    },
  });

  return (
    <>
      {decision.error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.failed}. ${failureText(decision.error, locale)}`}
        </p>
      )}
      <Button variant="primary" icon={icon} loading={decision.isPending} onClick={() => decision.press()}>
        {words.action}
      </Button>
    </>
  );
}
