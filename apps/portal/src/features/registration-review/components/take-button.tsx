import type { Registration } from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { Hand } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { takeRegistration, takeRegistrationOver } from '../api';
import { reviewMessages } from '../messages/review';

interface TakeButtonProps {
  registration: Registration;
  onDecided: () => void;
}

/** Makes the person who presses it the officer in charge, also of what somebody else leads. */
export function TakeButton({ registration, onDecided }: TakeButtonProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { id, owner, steps } = registration;
  const isNew = steps.includes('take');
  const decision = useStep({
    ...ofRegistration,
    send: (_, key) =>
      isNew ? takeRegistration(id, key) : takeRegistrationOver(id, { id_user_owner: owner?.id ?? null }, key),
    onDone: () => {
      toast.success(isNew ? words.taken : words.takenOver);
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
      <Button
        variant={isNew || !owner ? 'primary' : 'secondary'}
        icon={Hand}
        loading={decision.isPending}
        onClick={() => decision.press()}
      >
        {owner && !isNew ? words.takeOverFrom(owner.name) : words.take}
      </Button>
    </>
  );
}
