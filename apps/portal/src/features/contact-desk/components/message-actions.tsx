import { ActionBar, Button, toast } from '@urzad/ui';
import { Ban, RotateCcw } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { closeMessage, ofMessage, reopenMessage } from '../api';
import type { MessageStepProps } from '../logic/message-step-props';
import { contactDeskMessages } from '../messages/desk';
import { OpenCase } from './open-case';
import { TakeMessage } from './take-message';

/** What this person may do with the message now, but for the answer, which has a form of its own. */
export function MessageActions({ message, onDecided }: MessageStepProps) {
  const words = useMessages(contactDeskMessages);
  const target = { queries: ofMessage, back: words.back, reasons: words.reasons, onDecided };
  const { may, targetOf, isHeld } = useHeldSteps(message.steps, target);
  const { id, row_version, account } = message;
  if (message.steps.length === 0 && !isHeld) return null;

  return (
    <ActionBar status={may('takeOver') && <p className="u:text-sm">{words.ofOther}</p>}>
      <div className="u:flex u:flex-wrap u:justify-end u:gap-3">
        {may('close') && (
          <ReasonStep
            target={targetOf('close')}
            words={words.close}
            icon={Ban}
            explanation={{ label: words.reason, hint: words.reasonHint, needed: words.reasonNeeded }}
            send={(reason, key) => closeMessage(id, { row_version, reason }, key)}
          />
        )}
        {may('openCase') && account && (
          <OpenCase
            message={message}
            onDecided={onDecided}
            onOpenChange={targetOf('openCase').onOpenChange}
            name={account.name}
          />
        )}
        {may('reopen') && <Reopen message={message} onDecided={onDecided} />}
        <TakeMessage message={message} onDecided={onDecided} />
      </div>
    </ActionBar>
  );
}

function Reopen({ message, onDecided }: MessageStepProps) {
  const words = useMessages(contactDeskMessages);
  const textOf = useRefusalText(words.reasons);
  const step = useStep({
    ...ofMessage,
    send: (_, key) => reopenMessage(message, key),
    onDone: () => {
      toast.success(words.reopened);
      onDecided();
    },
  });

  return (
    <>
      {step.error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notReopened}. ${textOf(step.error) ?? ''}`}
        </p>
      )}
      <Button icon={RotateCcw} loading={step.isPending} onClick={() => step.press()}>
        {words.reopen}
      </Button>
    </>
  );
}
