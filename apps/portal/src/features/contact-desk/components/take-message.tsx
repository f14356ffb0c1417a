import { Button, toast, useLocale } from '@urzad/ui';
import { Hand } from 'lucide-react';
import { failureText } from '#shared/failures/failure-text';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { ofMessage, takeMessage } from '../api';
import type { MessageStepProps } from '../logic/message-step-props';
import { contactDeskMessages } from '../messages/desk';

/** Makes the person who presses it the officer in charge. Who was late is told, also where nobody can any more. */
export function TakeMessage({ message, onDecided }: MessageStepProps) {
  const words = useMessages(contactDeskMessages);
  const locale = useLocale();
  const textOf = useRefusalText(words.reasons);
  const { owner, steps } = message;
  const taking = useStep({
    ...ofMessage,
    send: (_, key) => takeMessage(message, key),
    onDone: () => {
      toast.success(words.takenDone);
      onDecided();
    },
  });
  const { error } = taking;

  return (
    <>
      {error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notTaken}. ${isConflict(error) ? words.ownerChanged : (textOf(error) ?? failureText(error, locale))}`}
        </p>
      )}
      {(steps.includes('take') || steps.includes('takeOver')) && (
        <Button
          variant={steps.includes('take') ? 'primary' : 'secondary'}
          icon={Hand}
          loading={taking.isPending}
          onClick={() => taking.press()}
        >
          {owner && !steps.includes('take') ? words.takeOverFrom(owner.name) : words.take}
        </Button>
      )}
    </>
  );
}
