import type { Claim } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Hand } from 'lucide-react';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { takePlainStep } from '../api';
import { decisionMessages } from '../messages/decisions';
import type { StepProps } from './plain-claim-step';

/** Makes the person who presses it the one who checks the claim, also of what a colleague checks. */
export function TakeStep({ claim, onDecided }: StepProps) {
  const words = useMessages(decisionMessages);
  const textOf = useFailureText();
  const ownText = useRefusalText(words.reasons);
  const { status, verifier } = claim;
  const isOver = status === 'verification' && verifier !== null;
  const decision = useStep<Claim>({
    ...ofClaim,
    send: (_, key) => takePlainStep('take', claim, key),
    onDone: () => {
      toast.success(words.taken);
      onDecided();
    },
  });

  return (
    <>
      {decision.error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notTaken}. ${ownText(decision.error) ?? textOf(decision.error)}`}
        </p>
      )}
      <Button
        variant={isOver ? 'secondary' : 'primary'}
        icon={Hand}
        loading={decision.isPending}
        onClick={() => decision.press()}
      >
        {isOver ? words.takeOver(verifier.name) : words.take}
      </Button>
    </>
  );
}
