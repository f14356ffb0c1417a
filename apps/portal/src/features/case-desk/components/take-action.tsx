import { Button, toast, useLocale } from '@urzad/ui';
import { Hand } from 'lucide-react';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { failureText } from '#shared/failures/failure-text';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { takeCase, takeCaseOver } from '../api';
import type { ActionProps } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';

/** Makes the person who presses it the officer in charge. */
export function TakeAction({ officeCase, onDecided }: ActionProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const { id, owner, steps } = officeCase;
  const isNew = steps.includes('take');
  const taking = useStep({
    ...ofCase,
    send: (_, key) =>
      isNew ? takeCase(id, key) : takeCaseOver(id, { id_user_owner: owner?.id ?? null }, key),
    onDone: () => {
      toast.success(isNew || !owner ? words.taken : words.takenOver);
      onDecided();
    },
  });
  const { error } = taking;
  const isTaken = isConflict(error);

  return (
    <>
      {error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notTaken}. ${isTaken ? words.ownerChanged : failureText(error, locale)}`}
        </p>
      )}
      <Button
        size="sm"
        variant={isNew || !owner ? 'primary' : 'secondary'}
        icon={Hand}
        loading={taking.isPending}
        onClick={() => taking.press()}
      >
        {owner && !isNew ? words.takeOverFrom(owner.name) : words.take}
      </Button>
    </>
  );
}
