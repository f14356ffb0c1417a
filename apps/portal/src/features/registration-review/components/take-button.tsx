import type { Registration } from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { Hand } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { takeRegistration } from '../api';
import { reviewMessages } from '../messages/review';

interface TakeButtonProps extends Pick<Registration, 'id'> {
  onDecided: () => void;
}

/** Makes the person who presses it the officer in charge. */
export function TakeButton({ id, onDecided }: TakeButtonProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const decision = useStep({
    ...ofRegistration,
    send: (_, key) => takeRegistration(id, key),
    onDone: () => {
      toast.success(words.taken);
      onDecided();
    },
  });

  return (
    <>
      {decision.error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notTaken}. ${failureText(decision.error, locale)}`}
        </p>
      )}
      <Button variant="primary" icon={Hand} loading={decision.isPending} onClick={() => decision.press()}>
        {words.take}
      </Button>
    </>
  );
}
